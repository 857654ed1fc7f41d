import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { FileProgress } from '#web/domains/attached/file/widgets/file-progress.tsx';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { ArchiveFacts } from '../archive/archive-facts.tsx';
import { archiveQuery } from '../queries.ts';
import { Missing } from '../staff/missing.tsx';
import '../staff/staff.css';

const WATCH_MS = 2000;
/** The address of the file is valid for a minute. */
const RENEW_MS = 45_000;

/** An archive of signed documents: its progress, and then the file. */
export function SignedArchivePage() {
  const { t } = useLingui();
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery({
    ...archiveQuery(id),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? WATCH_MS : RENEW_MS),
  });
  return (
    <>
      <PageHead title={t`Signed documents`} />
      <div className="es-forme">
        {error && !data && <Missing error={error} title={t`Couldn't load the archive`} again={() => void refetch()} />}
        {!error && !data && <SkeletonLines lines={4} />}
        {data && (
          <Card title={data.name}>
            <div className="card-b form-stack">
              <FileProgress file={data} />
              <ArchiveFacts archive={data} />
              {data.url && (
                <Button
                  kind="primary"
                  icon={<Download size={15} />}
                  onClick={() => data.url && saveAs({ url: data.url, name: data.name })}
                >
                  {t`Download`}
                </Button>
              )}
            </div>
          </Card>
        )}
      </div>
    </>
  );
}
