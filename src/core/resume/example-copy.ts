import { defaultConfig, type ResumeDocument } from "./schema.ts";
import { visibleDocument } from "./visibility.ts";

/**
 * Returns what of an offered resume is shown among the examples: what its viewers see, without email and phone number
 * wherever they are written, without WeChat id, birth date, photo and links, and without the owner's settings. The name
 * stays; who offers a resume is told so.
 */
export function exampleCopy(document: ResumeDocument): ResumeDocument {
  const { config } = document;
  const hidden = { ...config, emailIsHidden: true, cellphoneIsHidden: true };
  const shown = visibleDocument({ ...document, config: hidden }, "viewer");
  const { basicInfo } = shown.data;
  const { templateName, templateId, templateTheme, lang } = config;
  return {
    ...shown,
    config: { ...shown.config, ...settings, ...{ templateName, templateId, templateTheme, lang } },
    data: {
      ...shown.data,
      basicInfo: { ...basicInfo, email: "", cellphone: "", wechat: "", birth: "", avatar: "" },
      links: [],
    },
  };
}

const settings = {
  isPublic: true,
  addToExamples: true,
  customURL: "",
  emailIsHidden: defaultConfig.emailIsHidden,
  cellphoneIsHidden: defaultConfig.cellphoneIsHidden,
  removeBranding: defaultConfig.removeBranding,
  downloadable: defaultConfig.downloadable,
  showShareBtn: defaultConfig.showShareBtn,
  showToggleDarkMode: defaultConfig.showToggleDarkMode,
};
