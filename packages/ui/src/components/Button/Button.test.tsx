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

test('it submits nothing by itself', () => {
  render(<Button>Köp biljett</Button>);
  expect(screen.getByRole('button', { name: 'Köp biljett' })).toHaveAttribute('type', 'button');
});

test('pressed it calls back, disabled it does not', async () => {
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

test('with an address it is a link through the provider', () => {
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
