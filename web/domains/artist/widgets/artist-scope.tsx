import { Plural, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { ChooseDialog } from '#web/ui/controls/choose-dialog.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';

const searchArtists = pickerSearch(artistContract.routes.picker);

interface ArtistScopeProps {
  readonly chosen: readonly string[] | undefined;
  /** Undefined: all of them. */
  readonly onChange: (artists: string[] | undefined) => void;
  readonly size?: 'sm';
}
/** Whom a page is about: all artists, or those of the large dialog. */
export function ArtistScope({ chosen, onChange, size }: ArtistScopeProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const count = chosen?.length ?? 0;
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
      <ChooseDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Choose artists`}
        search={searchArtists}
        multiple
        onChoose={(items) => onChange(items.map(({ key }) => key))}
      />
    </span>
  );
}
