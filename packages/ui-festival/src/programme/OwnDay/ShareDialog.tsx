import { Button } from '@tand/ui/components/Button';
import { Dialog } from '@tand/ui/components/Dialog';
import { copyGlyph, Icon } from '@tand/ui/components/Icon';
import { TextField } from '@tand/ui/components/TextField';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { useRef, useState } from 'react';

export type ShareDialogLabels = Record<'share' | 'shareText' | 'close' | 'link' | 'copy' | 'copied' | 'qrAlt', string>;

export interface ShareDialogProps {
  link: string;
  /** Image address of the QR code; undefined if the link is too long. */
  code: string | undefined;
  labels: ShareDialogLabels;
  open: boolean;
  onClose: () => void;
}

export function ShareDialog({ link, code, labels, open, onClose }: ShareDialogProps) {
  const [copied, setCopied] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // without permission the visitor copies the selected link
      field.current?.focus();
    }
  }

  return (
    <Dialog open={open} onOpenChange={onClose} title={labels.share} labels={{ close: labels.close }}>
      <Stack gap={5}>
        <Text>{labels.shareText}</Text>
        {code && (
          <Stack align="center">
            <img src={code} alt={labels.qrAlt} width={264} height={264} />
          </Stack>
        )}
        <TextField label={labels.link} value={link} readOnly ref={field} onFocus={() => field.current?.select()} />
        <Button variant="secondary" onClick={() => void copyLink()}>
          <Icon glyph={copyGlyph} size="small" /> {labels.copy}
        </Button>
        <output>{copied === link ? labels.copied : ''}</output>
      </Stack>
    </Dialog>
  );
}
