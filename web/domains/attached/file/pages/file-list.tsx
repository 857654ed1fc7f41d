import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { FileBrowser } from '../parts/file-browser.tsx';

const own = getRouteApi('/app/file');
const systemwide = getRouteApi('/app/file/systemwide');

/** Files of all records one may see. */
export function FileListPage() {
  const { t } = useLingui();
  const can = useCan();
  const address = useListSearch(own);
  return (
    <FileBrowser
      id="file"
      title={t`Files`}
      route={fileContract.routes.browse}
      {...address}
      actions={
        can('file.readAll') && (
          <PageLink to="/file/systemwide" className={buttonClass({})}>
            {t`All files of the agency`}
          </PageLink>
        )
      }
    />
  );
}

/** Files of the whole agency, for those who look after its storage. */
export function SystemwideFilesPage() {
  const { t } = useLingui();
  const address = useListSearch(systemwide);
  return (
    <FileBrowser
      id="file-systemwide"
      title={t`All files of the agency`}
      route={fileContract.routes.systemwide}
      {...address}
      actions={
        <PageLink to="/file" className={buttonClass({})}>
          {t`Files of my records`}
        </PageLink>
      }
    />
  );
}
