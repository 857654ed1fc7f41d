import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Undo2 } from 'lucide-react';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { Version, WordTemplate } from '#shared/domains/attached/word-template/schemas.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useTemplateWrite } from './use-template-write.ts';
import './word-template.css';

const { download, restoreVersion } = wordTemplateContract.routes;

interface RowProps {
  readonly id: string;
  readonly version: Version;
  /** Left out for those who may not. */
  readonly onRestore?: (() => void) | undefined;
}
function Row({ id, version: { version, name, by, at, restoredFrom }, onRestore }: RowProps) {
  const { t } = useLingui();
  const { near } = useFormat();
  const fetchFile = async () => saveAs(await call(download, { params: { id }, query: { version } }));
  return (
    <li>
      <span className="num meta">{version}</span>
      <span className="col grow">
        <span className="cut">{name}</span>
        <span className="meta cut">
          {[by, near(at), restoredFrom !== undefined && t`restored from ${restoredFrom}`].filter(Boolean).join(' · ')}
        </span>
      </span>
      <IconButton label={t`Download version ${version}`} onClick={() => void fetchFile()}>
        <Download size={15} />
      </IconButton>
      {onRestore && (
        <IconButton label={t`Restore version ${version}`} onClick={onRestore}>
          <Undo2 size={15} />
        </IconButton>
      )}
    </li>
  );
}

type VersionsCardProps = Readonly<{ template: WordTemplate; may: boolean }>;
/** The files that it was before; each can be fetched, and taken back as the newest one. */
export function VersionsCard({ template: { id, rev, versions }, may }: VersionsCardProps) {
  const { t } = useLingui();
  const restoring = useTemplateWrite((version: number) =>
    call(restoreVersion, { params: { id }, body: { rev, version } }),
  );
  const takeBack = (version: number) =>
    restoring.mutate(version, { onSuccess: () => toast(<Trans>Restored version {version}</Trans>) });
  const earlier = versions.slice(1);
  if (earlier.length === 0) return null;
  return (
    <Card title={t`Earlier files`} count={earlier.length}>
      <ul className="wt-versions">
        {earlier.map((version) => (
          <Row
            key={version.version}
            id={id}
            version={version}
            onRestore={may ? () => takeBack(version.version) : undefined}
          />
        ))}
      </ul>
    </Card>
  );
}
