const total = 2000;
const parallel = 20;

/** Requests a second and the slowest hundredth, over loopback, a bounded number of each kind. */
export async function measureServer(url) {
  const session = await fetch(`${url}/api/session`);
  const { token } = await session.json();
  const cookie = session.headers.get('set-cookie').split(';')[0];
  const post = body => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': token },
    body: JSON.stringify(body),
  });
  const kinds = [
    ['page /sv/home', '/sv/home', { headers: { 'accept-encoding': 'br' } }],
    ['GET /api/schedule', '/api/schedule', {}],
    ['POST /api/news', '/api/news', post({ offset: 0, limit: 200 })],
  ];
  const results = [];
  for (const [name, path, init] of kinds) results.push({ name, ...(await drive(url + path, init)) });
  return results;
}

async function drive(address, init) {
  const times = [];
  let left = total;
  const started = performance.now();
  const worker = async () => {
    while (left-- > 0) {
      const from = performance.now();
      const answer = await fetch(address, init);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return {
    perSecond: (times.length / (performance.now() - started)) * 1000,
    p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)],
  };
}
