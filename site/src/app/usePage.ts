import { useLoaderData } from 'react-router-dom';
import type { Loaded } from '@tand/runtime/data';

/** Result of the page's `load`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the page knows what its `load` gives, as with useLoaderData
export const usePage = <T>(): Loaded<T> => useLoaderData<Loaded<T>>();
