import { Trans } from '@lingui/react/macro';
import type { Alike } from '#shared/domains/relations/duplicate/schemas.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useLikenessWords } from './likeness-words.ts';
import './duplicate.css';

export interface AlikeRows {
  readonly base: string;
  readonly rows: readonly Alike[];
  /** In a dialog: takes one that is there in the place of a new one. */
  readonly onTake?: ((row: Alike) => void) | undefined;
}
export function AlikeNotice({ base, rows, onTake }: AlikeRows) {
  const words = useLikenessWords();
  return (
    <Notice tone="amber" fact={<Trans>Possible duplicate</Trans>} className="rec-wide">
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            {onTake ? (
              <button type="button" className="link" onClick={() => onTake(row)}>
                <Trans>Use {row.name}</Trans>
              </button>
            ) : (
              <PageLink to={`${base}/${row.id}`} className="link">
                {row.name}
              </PageLink>
            )}{' '}
            <span className="micro">
              {[row.detail, ...row.by.map((kind) => words[kind])].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
