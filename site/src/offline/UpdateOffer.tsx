import { UpdateNotice } from '@tand/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepAnswers } from './keepAnswers.ts';
import { register, type Update } from './registration.ts';

export function UpdateOffer() {
  const { t } = useTranslation('common');
  const [update, setUpdate] = useState<Update>();
  const [isUpdating, setIsUpdating] = useState(false);
  useEffect(() => {
    register(setUpdate)
      .then(registration => registration && keepAnswers())
      .catch((error: unknown) => console.error('The service worker could not be registered.', error));
  }, []);
  return (
    <UpdateNotice
      open={update !== undefined}
      isUpdating={isUpdating}
      labels={{ text: t('update.notice'), update: t('update.action'), dismiss: t('update.dismiss') }}
      onUpdate={() => {
        setIsUpdating(true);
        update?.accept();
      }}
      onDismiss={() => setUpdate(undefined)}
    />
  );
}
