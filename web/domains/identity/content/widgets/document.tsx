import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ContentKind } from '#shared/domains/identity/content/kinds.ts';
import { useFormat } from '#web/platform/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { contentQuery } from '../queries.ts';

/** The version that the query of the address names. */
const versionIn = (query: string): number | undefined => {
  const version = Number(new URLSearchParams(query).get('version'));
  return Number.isInteger(version) && version > 0 ? version : undefined;
};

/** A document that everyone may read, in the reader's language, with its older versions. */
export function ContentDocument({ kind }: { readonly kind: ContentKind }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { pathname, searchStr } = useLocation();
  const { data, error } = useQuery(contentQuery(kind, versionIn(searchStr)));
  if (!data) return error ? <Problem error={error} /> : <SkeletonLines lines={10} />;
  const { title, text, version, controller, versions } = data;
  const since = day({ date: data.date }, { year: true });
  return (
    <>
      <h1>{title}</h1>
      <p className="meta num">
        <Trans>
          Version {version}, since {since}. Responsible: {controller}
        </Trans>
      </p>
      <RichText text={text} />
      {versions.length > 1 && (
        <nav aria-label={t`Versions`}>
          <ul className="meta num">
            {versions.map((one) => (
              <li key={one.version}>
                <PageLink
                  to={`${pathname}?version=${one.version}`}
                  className="link"
                  {...(one.version === version ? { 'aria-current': 'page' as const } : {})}
                >
                  <Trans>
                    Version {one.version}, since {day({ date: one.date }, { year: true })}
                  </Trans>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
