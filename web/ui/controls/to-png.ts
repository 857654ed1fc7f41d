import { acceptsType, type FilePurpose } from '#shared/kernel/record/file.ts';

/** Pictures that browsers read and PDF files and mails do not show. They become PNG before they are sent. */
const CONVERTED = ['image/webp', 'image/gif', 'image/avif'];

/** Types of pictures that become PNG for this purpose. None where the file is kept as it is. */
export const convertedTypes = (purpose: FilePurpose): readonly string[] =>
  acceptsType(purpose, 'image/png') ? CONVERTED.filter((type) => !acceptsType(purpose, type)) : [];

const pngName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.png`;

/** The picture as PNG. Undefined if the browser cannot read it. Of a moving picture the first frame stays. */
export async function toPng(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], pngName(file.name), { type: 'image/png' }) : undefined;
}
