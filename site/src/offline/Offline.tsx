import { UpdateNotice } from '@tand/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { attachUpdateOffer } from '../behaviours/updateOffer.ts';

/** Offline use begins on the second page of a visit, or where the site is installed (OFFLINE-1). */
export function Offline() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const isSecond = pathname !== first;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSecond) document.documentElement.dataset['returning'] = '';
    return attachUpdateOffer(root.current!);
  }, [isSecond]);
  return (
    <UpdateNotice open={false} ref={root} labels={{ text: t('update.notice'), update: t('update.action'), dismiss: t('update.dismiss') }} />
  );
}
