import { advancingTemplateStore } from '#functions/domains/journeys/advancing-template/store.ts';
import { presetTemplate } from '#shared/domains/journeys/advancing-template/preset.ts';
import { sow } from './sow.ts';
import type { Stage } from './stage.ts';

const NAMES = [
  { name: 'Club and hall', recipientRole: 'promoter', deadlineDays: 14 },
  { name: 'Festival', recipientRole: 'promoter', deadlineDays: 28 },
] as const;

/** The standard questions, as two templates of the agency. */
export const inventAdvancingTemplates = (stage: Stage) =>
  sow(
    stage,
    advancingTemplateStore,
    NAMES.map((more) => ({ ...presetTemplate('en'), ...more })),
  );
