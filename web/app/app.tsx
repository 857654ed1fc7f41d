import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { OptionActContext } from '#web/domains/reference/notification/widgets/option-act-context.ts';
import { RecordCardsContext } from '#web/kits/record/record-cards.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { part } from '#web/ui/part.tsx';
import { QuickFields } from '#web/ui/record/quick-fields.ts';
import { RecordCreator } from '#web/ui/record/record-creator.ts';
import { RecordEditor } from '#web/ui/record/record-editor.ts';
import { watchErrors } from './errors/watch.ts';
import { keepFocus } from './focus-keeper.ts';
import { headStart } from './head-start.ts';
import { makeQueryClient } from './query-client.ts';
import { RECORD_CARDS } from './record-cards.ts';
import { makeRouter } from './router.tsx';

const OwnFields = part(async () => (await import('#web/domains/identity/free-field/widgets/free-must.tsx')).FreeMust);
const OptionAct = part(async () => (await import('#web/domains/booking/show/widgets/option-act.tsx')).OptionAct);
const Creator = dialogPart(async () => (await import('./record-creators.tsx')).CreatorOf);
const Editor = dialogPart(async () => (await import('./record-editors.tsx')).EditorOf);

const queryClient = makeQueryClient();
const router = makeRouter(queryClient);

watchErrors(() => router.state.matches.at(-1)?.fullPath ?? '/');
keepFocus();

/** Before the first drawing, which waits for its texts. */
export const startPage = (): void => headStart(router, queryClient);

export const App = () => (
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queryClient}>
      <QuickFields value={OwnFields}>
        <RecordEditor value={Editor}>
          <RecordCreator value={Creator}>
            <RecordCardsContext value={RECORD_CARDS}>
              <OptionActContext value={OptionAct}>
                <RouterProvider router={router} />
              </OptionActContext>
            </RecordCardsContext>
          </RecordCreator>
        </RecordEditor>
      </QuickFields>
    </QueryClientProvider>
  </I18nProvider>
);
