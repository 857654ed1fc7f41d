import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bankEntryContract, STATEMENT_CHARS_MAX } from '#shared/domains/agreements/bank-entry/contract.ts';
import type { CsvColumns, CsvQuestion } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { call } from '#web/platform/api.ts';
import { base64Of } from '#web/platform/base64.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { useBankWritten } from './use-bank.ts';

interface Sent {
  readonly name: string;
  readonly content: string;
}
export interface Asked extends Sent {
  readonly question: CsvQuestion;
}

/** Sends a statement file. A CSV file of an unknown format waits for the meaning of its columns. */
export function useStatementImport() {
  const written = useBankWritten();
  const [asked, setAsked] = useState<Asked>();
  const sending = useMutation({
    mutationFn: async ({ columns, ...file }: Sent & { readonly columns?: CsvColumns }) => {
      const body = { name: file.name, content: file.content, ...(columns ? { columns } : {}) };
      return { file, ...(await call(bankEntryContract.routes.import, { body })) };
    },
    onSuccess: async ({ file, question, report }) => {
      setAsked(question && { ...file, question });
      if (!report) return;
      await written();
      const { known } = report;
      const added = <Plural value={report.added} one="# new entry" other="# new entries" />;
      toast(
        known > 0 ? (
          <Trans>
            {added}, {known} known already
          </Trans>
        ) : (
          added
        ),
      );
    },
  });
  const send = async (file: File) => {
    const content = await base64Of(file);
    if (content.length <= STATEMENT_CHARS_MAX) return sending.mutate({ name: file.name, content });
    await dialogs.inform({
      title: <Trans>This file is too large</Trans>,
      text: <Trans>A statement may have up to 2 MB. Export a shorter period from your bank.</Trans>,
    });
  };
  return {
    asked,
    busy: sending.isPending,
    send,
    answer: (columns: CsvColumns) => asked && sending.mutate({ name: asked.name, content: asked.content, columns }),
    cancel: () => setAsked(undefined),
  };
}
