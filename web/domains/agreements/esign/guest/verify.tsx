import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileSearch, ShieldCheck } from 'lucide-react';
import { type DragEvent, type SyntheticEvent, useRef, useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { Greeting } from '#web/domains/relations/link/widgets/greeting.tsx';
import { PublicPage } from '#web/domains/relations/link/widgets/public-page.tsx';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { sha256Of } from './hash-file.ts';
import { VerifyResult } from './verify-result.tsx';
import './guest.css';

const { verify } = esignContract.routes;
/** A code as people type it: 16 characters, with or without hyphens and spaces. */
const CODE = /^([\s-]*[0-9a-f]){16}[\s-]*$/i;
const CODE_MAX = 40;

type Asked = { readonly file: File } | { readonly code: string };

const useVerify = () =>
  useMutation({
    meta: { quiet: true },
    mutationFn: async (asked: Asked) => {
      const body = 'file' in asked ? { sha256: await sha256Of(asked.file) } : asked;
      return call(verify, { body });
    },
  });

function FileDrop({ busy, onFile }: { readonly busy: boolean; readonly onFile: (file: File) => void }) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      className={cx('eg-drop', isOver && 'over')}
      aria-label={t`File to check`}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileSearch size={24} aria-hidden="true" />
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={t`File to check`}
        accept="application/pdf"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <Button kind="primary" size="xl" busy={busy} onClick={() => input.current?.click()}>
        {t`Choose a PDF`}
      </Button>
      <p className="meta">{t`or drop it here`}</p>
    </section>
  );
}

function CodeForm({ busy, onCode }: { readonly busy: boolean; readonly onCode: (code: string | undefined) => void }) {
  const { t } = useLingui();
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    const isCode = CODE.test(code);
    setWrong(!isCode);
    onCode(isCode ? code : undefined);
    if (!isCode) event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className="eg-code" noValidate onSubmit={submit}>
      <Field
        label={t`Or type the verification code`}
        help={t`16 characters, printed in the signing record`}
        error={isWrong ? t`A code has 16 characters, 0 to 9 and A to F` : undefined}
      >
        <Input
          name="code"
          maxLength={CODE_MAX}
          placeholder="3F2A-90BC-1D4E-77A0"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" size="xl" busy={busy}>
        {t`Check code`}
      </Button>
    </form>
  );
}

/** The page on which anyone checks a sealed file. The browser hashes it, so the file stays on the device. */
export function Verify() {
  const { data, error, isPending, mutate, reset, variables } = useVerify();
  return (
    <PublicPage agency={undefined} foot={<Trans>Backline checks documents that were signed with Backline.</Trans>}>
      <Greeting icon={ShieldCheck} title={<Trans>Check a signed document</Trans>}>
        <Trans>
          Find out whether a PDF was sealed here and has not changed since. The file stays on your device: only its
          fingerprint is compared.
        </Trans>
      </Greeting>
      <FileDrop busy={isPending} onFile={(file) => mutate({ file })} />
      <CodeForm busy={isPending} onCode={(code) => (code ? mutate({ code }) : reset())} />
      <div role="status" className="eg-result">
        {data && !isPending && (
          <VerifyResult found={data} name={variables && 'file' in variables ? variables.file.name : undefined} />
        )}
      </div>
      <Problem error={error} />
    </PublicPage>
  );
}
