import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileText, X } from 'lucide-react';
import { useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { sizeText } from '#web/ui/controls/file-size.ts';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import { useAct } from '../queries.ts';
import { RecordFiles } from './record-files.tsx';
import { useFileRoles } from './words.ts';
import '#web/ui/item-rows.css';

const { addFile, removeFile, upload, file: fileRoute } = esignContract.routes;
type Role = EsignView['files'][number]['role'];

function Adding({ id, onChange }: { readonly id: string; readonly onChange: (view: EsignView) => void }) {
  const { t } = useLingui();
  const roles = useFileRoles();
  const [role, setRole] = useState<Role>('annex');
  const items = (['annex', 'info', 'sign'] as const).map((value) => ({ value, label: roles[value] }));
  const keep = async (key: string, name: string) => {
    onChange(await call(addFile, { params: { id }, body: { key, name, role } }));
  };
  return (
    <div className="es-add">
      <div className="row wrap">
        <Segmented label={t`Added files are`} items={items} value={role} onChange={setRole} />
        <RecordFiles id={id} role={role} onChange={onChange} />
      </div>
      <FileUpload
        label={t`Add a PDF`}
        purpose="esignFile"
        multiple
        presign={(request, signal) => call(upload, { body: { ...request, purpose: 'esignFile' } }, { signal })}
        onUploaded={({ key, name }) => keep(key, name)}
      />
    </div>
  );
}

interface FilesCardProps {
  readonly view: EsignView;
  /** Set while files may be added and removed. */
  readonly onChange?: (view: EsignView) => void;
}
/** The files of a document, each with its part in the agreement. */
export function FilesCard({ view, onChange }: FilesCardProps) {
  const { t } = useLingui();
  const roles = useFileRoles();
  const removing = useAct(removeFile, { id: view.id, ...(onChange ? { onDone: onChange } : {}) });
  const fetchFile = (fileId: string) =>
    void call(fileRoute, { params: { id: view.id }, body: { fileId, inline: false } }).then(saveAs);
  return (
    <Card title={t`Files`} count={view.files.length} anchor="files">
      <ul className="item-rows">
        {view.files.map(({ id, name, role, pages, size, sealedSha256 }) => (
          <li key={id}>
            <FileText size={16} aria-hidden="true" />
            <span className="col grow">
              <span className="strong cut">{name}</span>
              <span className="meta">
                <Trans>
                  {roles[role]}, {pages} pages, {sizeText(size, currentTag())}
                </Trans>
                {sealedSha256 && (
                  <>
                    {', '}
                    {t`sealed`}
                  </>
                )}
              </span>
            </span>
            <IconButton label={t`Download ${name}`} onClick={() => fetchFile(id)}>
              <Download size={15} />
            </IconButton>
            {onChange && view.files.length > 1 && (
              <IconButton label={t`Remove ${name}`} onClick={() => removing.mutate({ fileId: id })}>
                <X size={15} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {onChange && <Adding id={view.id} onChange={onChange} />}
    </Card>
  );
}
