import { Alert, Button } from '@tand/ui';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Main } from './Shell.styles.ts';

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Broken onRetry={() => this.setState({ hasFailed: false })} /> : this.props.children;
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <Main id="main">
      <Alert tone="danger" title={t('broken.title')}>
        <p>{t('publish.nothingLost')}</p>
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Alert>
    </Main>
  );
}
