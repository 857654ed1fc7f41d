import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleQuestionMark } from 'lucide-react';
import { registerAction } from '#web/platform/search-providers.ts';
import { createStore } from '#web/platform/store.ts';

/** Whether the help stands beside the page. */
export const helpStore = createStore(false);
export const openHelp = (): void => helpStore.set(true);

registerAction({
  id: 'help',
  label: () => i18n._(msg`Help`),
  icon: CircleQuestionMark,
  permission: null,
  run: openHelp,
});
