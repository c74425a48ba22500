import { expect, test, vi } from 'vitest';
import { attachAll, loaded } from './attachAll.ts';

const fail = () => {
  throw new Error('broken');
};

test('attaches to matching elements outside islands, continues after an error, and detaches all', () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<main><b id="a"></b><i id="b"></i><div data-island="x"><i id="c"></i></div></main>';
  const seen: string[] = [];
  const attach = (element: HTMLElement) => {
    seen.push(`+${element.id || element.localName}`);
    return () => void seen.push(`-${element.id || element.localName}`);
  };
  const detach = attachAll(document.querySelector('main')!, [
    ['b', fail],
    ['i', () => fail],
    ['b, i', attach],
    ['main', attach],
  ]);
  expect(seen.splice(0)).toEqual(['+a', '+b', '+main']);
  expect(failed).toHaveBeenCalledOnce();
  detach();
  expect(seen).toEqual(['-a', '-b', '-main']);
  expect(failed).toHaveBeenCalledTimes(2);
});

test('attaches a loaded behaviour once its code has arrived, unless it was detached before', async () => {
  document.body.innerHTML = '<b></b>';
  const detached = vi.fn<() => void>();
  const attach = vi.fn<() => () => void>(() => detached);
  const table = [['b', loaded(async () => attach)]] as const;
  attachAll(document, table)();
  const detach = attachAll(document, table);
  expect(attach).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(attach).toHaveBeenCalledOnce());
  detach();
  expect(detached).toHaveBeenCalledOnce();
});

test('logs an error when the code of a behaviour cannot be loaded', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<b></b>';
  attachAll(document, [['b', loaded(() => Promise.reject(new Error('gone')))]])();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
});
