import { FileText, Languages, Save, ScanText, ServerCog, SlidersHorizontal } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { SectionHeading } from "./section-heading.tsx";

/** The section on what the product takes care of. */
export function Care() {
  const { t } = useTranslation("home");
  const facts = [
    { icon: FileText, title: t("care.breaks"), text: t("care.breaksText") },
    { icon: ScanText, title: t("care.parsers"), text: t("care.parsersText") },
    { icon: Save, title: t("care.saved"), text: t("care.savedText") },
    { icon: Languages, title: t("care.languages"), text: t("care.languagesText") },
    { icon: SlidersHorizontal, title: t("care.design"), text: t("care.designText") },
    { icon: ServerCog, title: t("care.open"), text: t("care.openText") },
  ];
  return (
    <section className="mt-17 bg-subtle md:mt-26">
      <div className="frame py-17 md:py-22">
        <SectionHeading title={t("care.title")} text={t("care.text")} />
        <ul className="mt-9 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {facts.map(({ icon: Icon, title, text }) => (
            <li key={title} className="grid content-start gap-1.5">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mb-1.5 text-accent" />
              <h3 className="text-h3">{title}</h3>
              <p className="max-w-[42ch] text-body text-fg2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
