import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { heroImage, heroLabels, lake, stills } from './Hero.fixtures.ts';
import { Hero } from './index.ts';

test('renders the lines as one heading', () => {
  render(<Hero lines={['En ask full', 'av spel']} />);
  expect(screen.getByRole('heading', { level: 1, name: 'En ask full av spel' })).toBeInTheDocument();
});

test('marks the longest line and a short line by `data-width`', () => {
  render(<Hero lines={['En ask full', 'av spel']} />);
  expect(screen.getByText('En ask full')).toHaveAttribute('data-width', 'longest');
  expect(screen.getByText('av spel')).toHaveAttribute('data-width', 'short');
});

test('renders the strip on the band "striker"', () => {
  render(<Hero lines={['Spel']} strip={<p>Snart</p>} />);
  expect(screen.getByText('Snart').parentElement).toHaveAttribute('data-band', 'striker');
});

describe('the open box', () => {
  const box = { ...heroImage, alt: 'En öppen tändsticksask' };

  test('has its alternative text on its day and night picture only', () => {
    render(<Hero lines={['Spel']} image={box} labels={heroLabels.sv} />);
    expect(screen.getAllByRole('img').map(img => img.getAttribute('alt'))).toEqual([box.alt, box.alt]);
  });

  test('can be paused and started again', async () => {
    render(<Hero lines={['Spel']} image={box} labels={heroLabels.sv} data-testid="hero" />);
    const hero = screen.getByTestId('hero');
    expect(hero).toHaveAttribute('data-motion', 'moving');
    await userEvent.click(screen.getByText(heroLabels.sv.pause));
    expect(hero).toHaveAttribute('data-motion', 'still');
    await userEvent.click(screen.getByText(heroLabels.sv.play));
    expect(hero).toHaveAttribute('data-motion', 'moving');
  });

  test('has between one and six moving pictures', () => {
    const { container } = render(<Hero lines={['Spel']} image={box} />);
    const lives = container.querySelectorAll('[data-part="life"]');
    expect(lives.length).toBeGreaterThan(0);
    expect(lives.length).toBeLessThanOrEqual(6);
  });
});

const shown = (lit: number) => {
  const flames = { ...stills.sale.flames, lit };
  const { container } = render(<Hero lines={['Spel']} image={{ ...stills.sale, flames }} labels={heroLabels.sv} />);
  return container.querySelector<HTMLElement>('[data-part="flames"]')?.style.getPropertyValue('--hidden');
};

describe('a box drawn as one picture', () => {
  test('shows the given share of flames, rounded to complete flames, and none for zero', () => {
    expect(shown(0)).toBeUndefined();
    expect(shown(0.5)).toBe('50.00%');
    expect(shown(0.51)).toBe('50.00%');
    expect(shown(1)).toBe('0.00%');
  });

  test('has no pause button', () => {
    render(<Hero lines={['Spel']} image={stills.after} labels={heroLabels.sv} />);
    expect(screen.queryByText(heroLabels.sv.pause)).toBeNull();
  });
});

test('renders the given picture as background', () => {
  const { container } = render(<Hero lines={['Spel']} background={lake('day')} />);
  expect(container.querySelector('[data-part="background"] img')).toHaveAttribute('src', '/img/hero/lake-day.svg');
});
