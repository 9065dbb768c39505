import { account } from "./ch/account.ts";
import { accountServer } from "./ch/account-server.ts";
import { catalog } from "./ch/catalog.ts";
import { common } from "./ch/common.ts";
import { descriptions } from "./ch/descriptions.ts";
import { developers } from "./ch/developers.ts";
import { discovery } from "./ch/discovery.ts";
import { editor } from "./ch/editor.ts";
import { editorCheck } from "./ch/editor-check.ts";
import { editorDesign } from "./ch/editor-design.ts";
import { editorHistory } from "./ch/editor-history.ts";
import { editorKeys } from "./ch/editor-keys.ts";
import { editorSaving } from "./ch/editor-saving.ts";
import { editorShare } from "./ch/editor-share.ts";
import { errors, fields, serverPages } from "./ch/errors.ts";
import { examples } from "./ch/examples.ts";
import { gallery } from "./ch/gallery.ts";
import { guides } from "./ch/guides.ts";
import { home } from "./ch/home.ts";
import { legal } from "./ch/legal.ts";
import { mails } from "./ch/mails.ts";
import { picture } from "./ch/picture.ts";
import { pricing } from "./ch/pricing.ts";
import { publicPage } from "./ch/public-page.ts";
import { referral } from "./ch/referral.ts";
import { resumes } from "./ch/resumes.ts";
import { review } from "./ch/review.ts";
import { settings } from "./ch/settings.ts";
import { signInWays } from "./ch/sign-in-ways.ts";
import { site } from "./ch/site.ts";
import { templates } from "./ch/templates.ts";
import type { en } from "./en.ts";
import type { Words } from "./words.ts";

/** The Chinese edition. */
export const ch: Words<typeof en> = {
  common,
  account,
  accountServer,
  resumes,
  editor,
  editorCheck,
  editorDesign,
  editorKeys,
  editorShare,
  settings,
  editorHistory,
  editorSaving,
  home,
  site,
  publicPage,
  mails,
  errors,
  fields,
  serverPages,
  catalog,
  descriptions,
  developers,
  discovery,
  examples,
  gallery,
  templates,
  signInWays,
  guides,
  legal,
  review,
  referral,
  picture,
  pricing,
};
