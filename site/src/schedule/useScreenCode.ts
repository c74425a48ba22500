import { useEffect, useState } from 'react';

/** A QR code of an address as that of a picture, once the code for it has come; the page stands without. */
export function useScreenCode(text: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    import('./qrCode.ts').then(
      ({ qrCode }) => isWanted && setPicture(qrCode(text)),
      () => undefined, // without a network the screen shows the programme alone
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return picture;
}
