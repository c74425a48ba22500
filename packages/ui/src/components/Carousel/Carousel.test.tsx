import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { carouselLabels } from './Carousel.fixtures.ts';
import { attachCarousel } from './attachCarousel.ts';
import { Carousel, type CarouselProps } from './index.ts';

const names = ['Tokyo Town', 'Neon District', 'Quiet LAN'];
const links = (onClick?: () => void) =>
  names.map(name => (
    <a key={name} href={`#${name}`} onClick={onClick}>
      {name}
    </a>
  ));

const show = (props: Partial<CarouselProps> = {}, onClick?: () => void) =>
  render(
    <Carousel label="Stadsdelar" labels={carouselLabels.sv} {...props}>
      {links(onClick)}
    </Carousel>,
  );
const row = (keys: string[]) => (
  <Carousel label="Stadsdelar" labels={carouselLabels.sv}>
    {keys.map(key => (
      <a key={key} href={`#${key}`}>
        {key}
      </a>
    ))}
  </Carousel>
);
const skipped = () => screen.getAllByRole('link').map(link => link.tabIndex < 0);
const placeOf = (slide: Element) => [...(slide.parentElement?.children ?? [])].indexOf(slide);
const button = (name: string) => screen.getByRole('button', { name });

describe('Carousel', () => {
  let notify: (seen: number[]) => void;
  let scrollBy: MockInstance<Element['scrollBy']>;

  beforeEach(() => {
    const observers: { targets: Element[]; callback: (entries: { target: Element; intersectionRatio: number }[]) => void }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        targets: Element[] = [];
        callback: (entries: { target: Element; intersectionRatio: number }[]) => void;
        constructor(callback: (entries: { target: Element; intersectionRatio: number }[]) => void) {
          this.callback = callback;
          observers.push(this);
        }
        observe(target: Element) {
          this.targets.push(target);
        }
        disconnect() {}
      },
    );
    notify = seen =>
      act(() => {
        for (const { targets, callback } of observers)
          callback(targets.map(target => ({ target, intersectionRatio: seen[placeOf(target)] ?? 0 })));
      });
    scrollBy = vi.spyOn(Element.prototype, 'scrollBy');
  });

  // CAR-2
  test('is a named region with a localised role description, and each slide is a named group', () => {
    show();
    const region = screen.getByRole('region', { name: 'Stadsdelar' });
    expect(region).toHaveAttribute('aria-roledescription', 'karusell');
    const slides = within(region).getAllByRole('group');
    expect(slides.map(slide => slide.getAttribute('aria-label'))).toEqual(['1 av 3', '2 av 3', '3 av 3']);
    expect(slides[0]).toHaveAttribute('aria-roledescription', 'kort');
  });

  // CAR-1
  test('scrolls by the default step on a press of a button, and leaves the focus on the button', async () => {
    show();
    notify([0, 1, 0]);
    await userEvent.click(button('Nästa'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 250 });
    expect(button('Nästa')).toHaveFocus();
    await userEvent.click(button('Föregående'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -250 });
  });

  test('scrolls in the opposite direction in right-to-left text', async () => {
    show();
    notify([0, 1, 0]);
    document.querySelector<HTMLElement>('[data-part=track]')!.style.direction = 'rtl';
    await userEvent.click(button('Nästa'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -250 });
  });

  test('scrolls by the visible width with the step "page"', async () => {
    show({ step: 'page' });
    notify([0, 1, 0]);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
    await userEvent.click(button('Nästa'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 800 });
  });

  // CAR-1
  test('sets aria-disabled on the button towards a reached end, and ignores a press on it', async () => {
    show();
    notify([1, 0.4, 0]);
    expect(button('Föregående')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Nästa')).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(button('Föregående'));
    expect(scrollBy).not.toHaveBeenCalled();
    notify([0, 0.4, 1]);
    expect(button('Föregående')).toHaveAttribute('aria-disabled', 'false');
    expect(button('Nästa')).toHaveAttribute('aria-disabled', 'true');
  });

  // CAR-3
  test('makes Tab skip only slides without a visible part', () => {
    show();
    notify([0, 0.01, 1]);
    expect(skipped()).toEqual([true, false, false]);
  });

  test('observes new slides even if the number of slides stays the same', () => {
    const { rerender } = render(row(['a', 'b', 'c']));
    notify([1, 1, 0]);
    rerender(row(['d', 'e', 'f']));
    notify([0, 1, 1]);
    expect(skipped()).toEqual([true, false, false]);
    expect(button('Nästa')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Föregående')).toHaveAttribute('aria-disabled', 'false');
  });

  // CAR-5
  test('suppresses the click after a drag of more than 10 px, but not after a shorter drag', () => {
    const onClick = vi.fn<() => void>();
    show({}, onClick);
    const link = screen.getByRole('link', { name: 'Tokyo Town' });
    fireEvent.pointerDown(link, { clientX: 100, clientY: 50 });
    fireEvent.click(link, { clientX: 111, clientY: 50, detail: 1 });
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.pointerDown(link, { clientX: 100, clientY: 50 });
    fireEvent.click(link, { clientX: 108, clientY: 52, detail: 1 });
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('does not suppress a click by keyboard, although the last press was far away', () => {
    const onClick = vi.fn<() => void>();
    show({}, onClick);
    const link = screen.getByRole('link', { name: 'Tokyo Town' });
    fireEvent.pointerDown(link, { clientX: 400, clientY: 50 });
    fireEvent.click(link, { detail: 0 });
    expect(onClick).toHaveBeenCalledOnce();
  });

  // CAR-4, CAR-6
  test('adds no listener for scroll, wheel or touchmove, and sets no interval', () => {
    const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const timer = vi.spyOn(globalThis, 'setInterval');
    const { container } = show();
    const own = listen.mock.contexts.flatMap((target, index) =>
      target instanceof Node && container.contains(target) && target !== container ? [listen.mock.calls[index]?.[0]] : [],
    );
    expect(own.filter(type => ['scroll', 'wheel', 'touchmove'].includes(String(type)))).toEqual([]);
    expect(timer).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('scrolls and makes Tab skip slides out of view in served HTML without React, until detached', async () => {
    document.body.innerHTML = renderToStaticMarkup(row(['a', 'b', 'c']));
    const detach = attachCarousel(document.querySelector('section')!);
    notify([1, 1, 0]);
    expect(skipped()).toEqual([false, false, true]);
    await userEvent.click(button('Nästa'));
    detach();
    await userEvent.click(button('Nästa'));
    expect(scrollBy.mock.calls).toEqual([[{ left: 250 }]]);
    expect(skipped()).toEqual([false, false, false]);
  });

  test('makes the row focusable with hasFocusableTrack', () => {
    show({ hasFocusableTrack: true });
    expect(screen.getByRole('group', { name: 'Stadsdelar' })).toHaveAttribute('tabindex', '0');
  });
});

test('enables both buttons without IntersectionObserver', () => {
  show();
  expect(screen.getAllByRole('button').map(arrow => arrow.getAttribute('aria-disabled'))).toEqual(['false', 'false']);
});

test('disables both buttons without slides', () => {
  render(<Carousel label="Stadsdelar" labels={carouselLabels.sv} />);
  expect(screen.getAllByRole('button').map(button => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
});
