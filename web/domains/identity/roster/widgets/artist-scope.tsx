import { Plural, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { itemOf, rememberItem } from '#web/ui/record/known-items.ts';
import { useKnownNames } from '#web/ui/record/use-known-names.ts';
import { useArtistSource } from './artist-source.ts';

const ChooseDialog = dialogPart(async () => (await import('#web/ui/controls/choose-dialog.tsx')).ChooseDialog);

interface ArtistScopeProps {
  readonly chosen: readonly string[] | undefined;
  /** Receives the chosen artists; undefined for all artists. */
  readonly onChange: (artists: string[] | undefined) => void;
  readonly size?: 'sm';
}
const NOBODY: readonly string[] = [];

/** Chooses the artists that a page is about: all, or those picked in the large dialog. */
export function ArtistScope({ chosen = NOBODY, onChange, size }: ArtistScopeProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const source = useArtistSource();
  const count = chosen.length;
  useKnownNames(chosen.map((id) => ({ source, id })));
  return (
    <span className="row">
      <Button
        {...(size ? { size } : {})}
        icon={<Users size={size ? 13 : 14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? <Plural value={count} one="# artist" other="# artists" /> : t`All artists`}
      </Button>
      {count > 0 && (
        <Button size="sm" kind="ghost" onClick={() => onChange(undefined)}>
          {t`All`}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ChooseDialog
            open
            onClose={() => setOpen(false)}
            title={t`Choose artists`}
            search={source.search}
            multiple
            chosen={chosen.map(itemOf)}
            onChoose={(items) => {
              items.forEach(rememberItem);
              onChange(items.map(({ key }) => key));
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
