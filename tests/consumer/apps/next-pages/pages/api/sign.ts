import type { NextApiRequest, NextApiResponse } from 'next';

export default function sign(request: NextApiRequest, response: NextApiResponse) {
  const { name } = request.body as { name: string };
  response.redirect(303, `/tack?namn=${encodeURIComponent(name)}`);
}
