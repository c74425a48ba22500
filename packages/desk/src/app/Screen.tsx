import { arrowLeftGlyph, Icon, IconButton, ThemeSwitcher } from '@tand/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { useIsOnline } from './connection.ts';
import { ActionFrame, Actions, Line, Main, part, TopBar } from './Shell.styles.ts';
import { themeStore } from './theme.ts';

export interface ScreenProps {
  title: string;
  back?: { href: string; label: string } | undefined;
  action?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, back, action, children }: ScreenProps) {
  const { t } = useTexts();
  const isOnline = useIsOnline();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${title} · ${t('desk')}`;
  }, [title, t]);
  useEffect(() => {
    // A field that the address names may have the focus already.
    if (main.current?.contains(document.activeElement)) return;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <TopBar>
        {back && (
          <IconButton {...part.back} label={back.label} href={back.href}>
            <Icon glyph={arrowLeftGlyph} />
          </IconButton>
        )}
        <h1>{title}</h1>
        <Line role="status" data-off={!isOnline || undefined}>
          {isOnline ? t('line.on') : t('line.off')}
        </Line>
        <ThemeSwitcher
          labels={{ toNight: t('theme.toNight'), toLight: t('theme.toLight') }}
          onThemeChange={theme => themeStore.set(() => theme)}
        />
      </TopBar>
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      {action && (
        <ActionFrame role="region" aria-label={t('actions')}>
          <Actions>{action}</Actions>
        </ActionFrame>
      )}
    </>
  );
}
