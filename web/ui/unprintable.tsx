import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Notice } from './notice.tsx';

/** Warns of characters that no font of printed documents has. The list of fonts loads when it is needed. */
export function Unprintable({ content }: { readonly content: unknown }) {
  const [found, setFound] = useState('');
  useEffect(() => {
    let isHere = true;
    void import('#shared/kernel/text/printable.ts').then(({ unprintable }) => {
      if (isHere) setFound(unprintable(content).join(' '));
    });
    return () => {
      isHere = false;
    };
  }, [content]);
  if (!found) return null;
  return (
    <Notice tone="amber" fact={<Trans>These characters cannot be printed: {found}</Trans>}>
      <Trans>The PDF shows a box in their place.</Trans>
    </Notice>
  );
}
