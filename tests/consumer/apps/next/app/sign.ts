'use server';

import { redirect } from 'next/navigation';

export async function sign(data: FormData) {
  redirect(`/tack?namn=${encodeURIComponent(String(data.get('name')))}`);
}
