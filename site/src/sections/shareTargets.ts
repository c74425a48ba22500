const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');

/** Share links of other services; nothing is requested from them before a click. */
export const shareTargets = ({ url, title, mail }: { url: string; title: string; mail: string }) => [
  { id: 'facebook', text: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
  { id: 'x', text: 'X', href: `https://x.com/intent/post?${query({ text: title, url })}` },
  { id: 'linkedin', text: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
  { id: 'email', text: mail, href: `mailto:?${query({ subject: title, body: url })}` },
];
