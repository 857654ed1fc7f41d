import { useQuery } from '@tanstack/react-query';
import {
  BedDouble,
  Briefcase,
  Building2,
  CircleHelp,
  House,
  type LucideIcon,
  MapPin,
  Plane,
  TrainFront,
  Utensils,
} from 'lucide-react';
import { optionsQuery } from '../queries.ts';

/** Icons as the server names them. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  bed: BedDouble,
  briefcase: Briefcase,
  'building-2': Building2,
  'circle-help': CircleHelp,
  house: House,
  'map-pin': MapPin,
  plane: Plane,
  'train-front': TrainFront,
  utensils: Utensils,
};

/** Returns the server's options for the kind of a place, in the user's language. */
export function useChoices() {
  const types = useQuery(optionsQuery).data?.locationTypes ?? [];
  const byType = new Map(types.map((type) => [type.value, type]));
  return {
    locationTypes: types.map(({ value, text }) => ({ value, label: text })),
    typeText: (type: string) => byType.get(type)?.text ?? '',
    typeIcon: (type: string) => byType.get(type)?.icon ?? 'map-pin',
  };
}

export function ChoiceIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[name] ?? MapPin;
  return <Icon size={14} aria-hidden="true" />;
}
