import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { WordTemplate } from '#shared/domains/attached/word-template/schemas.ts';
import type { TemplateProblem } from '#shared/kernel/record/merge-field.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { useFormat } from '#web/platform/format.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { sizeText } from '#web/ui/controls/file-size.ts';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import { toast } from '#web/ui/toaster.ts';
import { ProblemReport } from './problem-report.tsx';
import { useShowTemplate } from './use-template-write.ts';
import './word-template.css';

const { download, presign, upload } = wordTemplateContract.routes;

function CurrentFile({ template: { id, versions } }: { readonly template: WordTemplate }) {
  const { near } = useFormat();
  const fetching = useMutation({ mutationFn: () => call(download, { params: { id }, query: {} }), onSuccess: saveAs });
  const [file] = versions;
  if (!file) return null;
  return (
    <div className="wt-now">
      <FileText size={18} aria-hidden="true" />
      <span className="col grow">
        <span className="strong cut">{file.name}</span>
        <span className="meta cut num">
          {sizeText(file.size, currentTag())} · {file.by} · {near(file.at)}
        </span>
      </span>
      <Button icon={<Download size={14} />} busy={fetching.isPending} onClick={() => fetching.mutate()}>
        <Trans>Download</Trans>
      </Button>
    </div>
  );
}

/** The Word file as it is used now, the way to another one, and what was found in the one sent last. */
export function FileCard({ template, may }: { readonly template: WordTemplate; readonly may: boolean }) {
  const { t } = useLingui();
  const show = useShowTemplate();
  const [refused, setRefused] = useState<readonly TemplateProblem[]>([]);
  const { id, rev, versions } = template;
  const send = async (file: { readonly key: string; readonly name: string }) => {
    setRefused([]);
    try {
      const reply = await call(upload, { params: { id }, body: { rev, key: file.key, name: file.name } });
      await show(reply.template);
      if (reply.taken) toast(t`The new file is in use`);
      else setRefused(reply.problems);
    } catch (error) {
      if (isExpected(error)) toast(error.message);
      throw error;
    }
  };
  return (
    <Card title={t`Word file`}>
      <div className="card-b wt-file">
        <CurrentFile template={template} />
        {refused.length > 0 && <ProblemReport problems={refused} isRefused />}
        {refused.length === 0 && <ProblemReport problems={versions[0]?.problems ?? []} />}
        {may && (
          <FileUpload
            label={t`Upload a new Word file`}
            purpose="wordTemplate"
            presign={({ purpose: _, ...body }, signal) => call(presign, { params: { id }, body }, { signal })}
            onUploaded={send}
          />
        )}
      </div>
    </Card>
  );
}
