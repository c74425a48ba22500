export const coverSize = { width: 1600, height: 900 } as const;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export async function cutOut(file: Blob, area: Area): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, coverSize.width / area.width);
  const canvas = new OffscreenCanvas(Math.round(area.width * scale), Math.round(area.height * scale));
  canvas.getContext('2d')!.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
}
