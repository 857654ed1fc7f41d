import { Trans } from '@lingui/react/macro';
import type { Alike } from '#shared/domains/duplicate/schemas.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useLikenessWords } from './likeness-words.ts';
import './duplicate.css';

export interface AlikeRows {
  readonly base: string;
  readonly rows: readonly Alike[];
}
export function AlikeNotice({ base, rows }: AlikeRows) {
  const words = useLikenessWords();
  return (
    <Notice tone="amber" fact={<Trans>This may be there already.</Trans>} className="rec-wide">
      <ul>
        {rows.map(({ id, name, detail, by }) => (
          <li key={id}>
            <PageLink to={`${base}/${id}`} className="link">
              {name}
            </PageLink>{' '}
            <span className="micro">{[detail, ...by.map((kind) => words[kind])].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
