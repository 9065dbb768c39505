import { personalData as accounts } from "../features/accounts/personal-data.ts";
import { personalData as apiTokens } from "../features/api-tokens/personal-data.ts";
import { personalData as assistant } from "../features/assistant/personal-data.ts";
import { personalData as audit } from "../features/audit/personal-data.ts";
import { personalData as bin } from "../features/bin/personal-data.ts";
import { personalData as catalog } from "../features/catalog/personal-data.ts";
import { personalData as cleanup } from "../features/cleanup/personal-data.ts";
import { personalData as covers } from "../features/covers/personal-data.ts";
import { personalData as discovery } from "../features/discovery/personal-data.ts";
import { personalData as ledger } from "../features/ledger/personal-data.ts";
import { personalData as membership } from "../features/membership/personal-data.ts";
import { personalData as passport } from "../features/oauth/personal-data.ts";
import { personalData as offers } from "../features/offers/personal-data.ts";
import { personalData as orders } from "../features/orders/personal-data.ts";
import { personalData as originals } from "../features/originals/personal-data.ts";
import { personalData as phone } from "../features/phone/personal-data.ts";
import { personalData as programs } from "../features/programs/personal-data.ts";
import { personalData as proposals } from "../features/proposals/personal-data.ts";
import { personalData as receipts } from "../features/receipts/personal-data.ts";
import { personalData as resumes } from "../features/resumes/personal-data.ts";
import { personalData as sandbox } from "../features/sandbox/personal-data.ts";
import { personalData as sessions } from "../features/sessions/personal-data.ts";
import { personalData as shareLinks } from "../features/share-links/personal-data.ts";
import { personalData as toolClients } from "../features/tool-clients/personal-data.ts";
import { personalData as uploads } from "../features/uploads/personal-data.ts";
import { personalData as versions } from "../features/versions/personal-data.ts";
import { personalData as views } from "../features/views/personal-data.ts";
import type { PersonalData } from "./personal-data.ts";

/** Every feature that holds personal data, in the order of the archive. */
export const personalData: readonly PersonalData[] = [
  accounts,
  sessions,
  apiTokens,
  toolClients,
  passport,
  orders,
  receipts,
  ledger,
  membership,
  programs,
  resumes,
  bin,
  versions,
  proposals,
  uploads,
  originals,
  covers,
  catalog,
  offers,
  discovery,
  views,
  shareLinks,
  assistant,
  phone,
  sandbox,
  audit,
  cleanup,
];
