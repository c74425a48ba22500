import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { Loaded } from '../data/page.ts';

/** The data of the page's `load`, their age, what went wrong, and another try. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the page knows what its `load` gives, as with useLoaderData
export function usePage<T>() {
  const loaded = useLoaderData<Loaded<T>>();
  const { revalidate, state } = useRevalidator();
  return { ...loaded, isLoading: state === 'loading', retry: () => void revalidate() };
}
