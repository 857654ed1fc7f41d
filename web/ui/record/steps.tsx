import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatNumber } from '#web/platform/format.ts';
import { useShortcut } from '#web/platform/keys.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useTrail } from './trail.ts';
import { useGoTo } from './use-go-to.ts';

interface StepsProps {
  readonly id: string;
  /** The address of the list: `/show`. */
  readonly base: string;
}
/** "12 of 214" and the ways to the neighbours, if the reader came from a list. */
export function Steps({ id, base }: StepsProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = useTrail(base, id);
  const [before, after] = [place?.before, place?.after];
  useShortcut(after ? 'j' : undefined, () => goTo(`${base}/${after}`));
  useShortcut(before ? 'k' : undefined, () => goTo(`${base}/${before}`));
  if (!place) return null;
  const [index, total] = [place.index, place.total].map((one) => formatNumber(one));
  return (
    <>
      <span className="micro num">
        <Trans>
          {index} of {total}
        </Trans>
      </span>
      <IconButton label={t`Previous`} keys="k" disabled={!before} onClick={() => goTo(`${base}/${before}`)}>
        <ChevronLeft size={15} />
      </IconButton>
      <IconButton label={t`Next`} keys="j" disabled={!after} onClick={() => goTo(`${base}/${after}`)}>
        <ChevronRight size={15} />
      </IconButton>
    </>
  );
}
