import { LIFE, machine } from '#shared/kernel/record/machine.ts';

export const artistMachine = machine({ name: 'artist', first: 'live', steps: LIFE });
