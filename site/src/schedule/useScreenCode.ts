import { useEffect, useState } from 'react';

/** QR code of an address as picture; undefined until its code is loaded. */
export function useScreenCode(text: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    import('./qrCode.ts').then(
      ({ qrCode }) => isWanted && setPicture(qrCode(text)),
      () => undefined, // offline the screen shows only the programme
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return picture;
}
