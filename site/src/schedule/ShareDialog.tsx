import { Button, copyGlyph, Dialog, Icon, Stack, Text, TextField } from '@tand/ui';
import { useMemo, useRef, useState } from 'react';
import { useCopy } from '../app/useCopy.ts';
import { qrCode } from './qrCode.ts';

export interface ShareDialogProps {
  link: string;
  open: boolean;
  onClose: () => void;
}

export function ShareDialog({ link, open, onClose }: ShareDialogProps) {
  const copy = useCopy('schedule')('picks');
  const [copied, setCopied] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const picture = useMemo(() => qrCode(link), [link]);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // without permission the link is selected, to be copied by hand
      field.current?.focus();
    }
  }

  return (
    <Dialog open={open} onOpenChange={onClose} title={copy.share} labels={{ close: copy.close }}>
      <Stack gap={5}>
        <Text>{copy.shareText}</Text>
        {picture && (
          <Stack align="center">
            <img src={picture} alt={copy.qrAlt} width={264} height={264} />
          </Stack>
        )}
        <TextField label={copy.link} value={link} readOnly ref={field} onFocus={() => field.current?.select()} />
        <Button variant="neutral" onClick={() => void copyLink()}>
          <Icon glyph={copyGlyph} size="small" /> {copy.copy}
        </Button>
        <output>{copied === link ? copy.copied : ''}</output>
      </Stack>
    </Dialog>
  );
}
