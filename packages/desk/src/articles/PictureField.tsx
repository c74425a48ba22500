import { contentLanguages } from '@tand/festival';
import { Alert, Button, Dialog, FileField, Stack, TextField } from '@tand/ui';
import { deskPictureAddress, deskPictureBytes, type DeskArticle } from '@tand/festival/desk';
import { useEffect, useMemo, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { DeskError, sendPicture, type Failure } from '../api/call.ts';
import { failureText } from '../parts/Loaded.tsx';
import { Group } from '../programme/Item.styles.ts';
import { useTexts } from '../texts/texts.ts';
import { altOf } from './article.ts';
import { cutOut, type Area } from './crop.ts';
import { CropFrame, PictureBox, Zoom } from './News.styles.ts';

interface PictureFieldProps {
  article: DeskArticle;
  onChange: (article: DeskArticle) => void;
  isTried: boolean;
}

export function PictureField({ article, onChange, isTried }: PictureFieldProps) {
  const { t } = useTexts();
  const [file, setFile] = useState<File>();
  const { imageAlt: _, ...withoutAlt } = article;
  return (
    <Group>
      <legend>{t('fields.image')}</legend>
      <PictureBox>
        {article.image && <img src={article.image} alt={altOf(article).sv} width={1600} height={900} />}
        <FileField
          name="image"
          label={article.image ? t('picture.other') : t('picture.choose')}
          hint={t('picture.hint')}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          onFilesChange={([chosen]) => setFile(chosen)}
        />
      </PictureBox>
      {file && (
        <Crop
          file={file}
          onDone={image => {
            // The old alternative text does not describe the new picture.
            onChange({ ...withoutAlt, image });
            setFile(undefined);
          }}
          onClose={() => setFile(undefined)}
        />
      )}
      {article.image.startsWith(deskPictureAddress) &&
        contentLanguages.map(language => (
          <TextField
            key={language}
            name={`imageAlt.${language}`}
            label={`${t('fields.imageAlt')} · ${t(`languages.${language}`)}`}
            hint={language === 'sv' ? t('picture.altHint') : undefined}
            lang={language}
            required
            value={altOf(article)[language]}
            error={isTried && !altOf(article)[language].trim() ? t('picture.altMissing') : undefined}
            onValueChange={text => onChange({ ...article, imageAlt: { ...altOf(article), [language]: text } })}
          />
        ))}
      {article.image && (
        <Stack direction="row" gap={3}>
          <Button variant="ghost" onClick={() => onChange({ ...withoutAlt, image: '' })}>
            {t('picture.remove')}
          </Button>
        </Stack>
      )}
    </Group>
  );
}

function Crop({ file, onDone, onClose }: { file: File; onDone: (image: string) => void; onClose: () => void }) {
  const { t } = useTexts();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [state, setState] = useState<'sending' | { failure: Failure }>();
  const src = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(src), [src]);
  const send = async () => {
    setState('sending');
    try {
      const cut = area ? await cutOut(file, area) : file;
      if (cut.size > deskPictureBytes) return setState({ failure: 'tooLarge' });
      onDone((await sendPicture(cut)).image);
    } catch (error) {
      // Any other error means that the browser could not decode the picture.
      setState({ failure: error instanceof DeskError ? error.failure : 'picture' });
    }
    return undefined;
  };
  return (
    <Dialog open title={t('picture.crop')} labels={{ close: t('close') }} onOpenChange={onClose}>
      <PictureBox>
        <CropFrame>
          <Cropper
            image={src}
            crop={crop}
            zoom={zoom}
            aspect={16 / 9}
            disableAutomaticStylesInjection
            keyboardStep={8}
            cropperProps={{ role: 'application', 'aria-label': t('picture.cropLabel') }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </CropFrame>
        <Zoom>
          {t('picture.zoom')}
          <input type="range" min={1} max={3} step={0.05} value={zoom} onChange={event => setZoom(Number(event.currentTarget.value))} />
        </Zoom>
        {typeof state === 'object' && <Alert tone="danger">{failureText(t, state.failure)}</Alert>}
        <Button isFullWidth aria-disabled={state === 'sending' || undefined} onClick={() => state !== 'sending' && void send()}>
          {state === 'sending' ? t('picture.sending') : t('picture.use')}
        </Button>
      </PictureBox>
    </Dialog>
  );
}
