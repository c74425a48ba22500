import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LinkProvider, type RouterLinkProps } from '../../foundations/LinkProvider/index.ts';
import { Button } from './index.ts';

const RouterLink = ({ children, ...props }: RouterLinkProps) => (
  <a data-router {...props}>
    {children}
  </a>
);

test('submits no form by default', () => {
  render(<Button>Köp biljett</Button>);
  expect(screen.getByRole('button', { name: 'Köp biljett' })).toHaveAttribute('type', 'button');
});

test('calls onClick when pressed, unless disabled', async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={onClick}>Sök</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
  expect(onClick).toHaveBeenCalledOnce();
  rerender(
    <Button onClick={onClick} disabled>
      Sök
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test("renders the LinkProvider's link if href is set", () => {
  render(
    <LinkProvider component={RouterLink}>
      <Button href="/tickets" tone="schedule">
        Biljetter
      </Button>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'Biljetter' });
  expect(link).toHaveAttribute('data-router');
  expect(link).toHaveAttribute('data-tone', 'schedule');
  expect(screen.queryByRole('button')).toBeNull();
});
