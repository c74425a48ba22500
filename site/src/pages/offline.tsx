import { Button, Grid, Heading, LinkArrow, Picture, Section, Stack, Text } from '@tand/ui';
import { Head, pagePicture, useCopy } from '#app';

export default function OfflinePage() {
  const copy = useCopy('offline');
  return (
    <>
      <Head {...copy('meta')} path="offline" image="notFound" isHidden />
      <Section>
        <Grid columns={2} align="center">
          <Stack gap={5}>
            <Heading level={1}>{copy('headline')}</Heading>
            <Text size="lead" isMeasured>
              {copy('preamble')}
            </Text>
            <p>
              <Button href="/schedule">{copy('schedule')}</Button>
            </p>
          </Stack>
          <Picture {...pagePicture('offline')} alt={copy('imageAlt')} isFramed />
        </Grid>
      </Section>
      <Section band="wood">
        <Stack gap={6}>
          <Heading level={2} size="title">
            {copy('linksHeadline')}
          </Heading>
          <Grid element="ul" columns={4} mobileColumns={1} gap="tight">
            {copy('links').map(({ href, text }) => (
              <li key={href}>
                <LinkArrow href={href}>{text}</LinkArrow>
              </li>
            ))}
          </Grid>
        </Stack>
      </Section>
    </>
  );
}
