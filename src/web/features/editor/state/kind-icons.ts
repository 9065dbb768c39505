import {
  Award,
  BriefcaseBusiness,
  FolderGit2,
  GraduationCap,
  Languages,
  type LucideIcon,
  Rows3,
  Shapes,
  SquarePen,
  UserRound,
  Wrench,
} from "lucide-react";
import type { SectionKind } from "#core/resume/schema.ts";

export const kindIcons: Record<SectionKind, LucideIcon> = {
  skills: Wrench,
  education: GraduationCap,
  empolyment: BriefcaseBusiness,
  certificate: Award,
  profile: UserRound,
  language: Languages,
  project: FolderGit2,
  hobby: Shapes,
  simple: Rows3,
  custom: SquarePen,
};
