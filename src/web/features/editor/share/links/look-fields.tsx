import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { templatesQuery } from "#web/api/queries.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { Swatch } from "#web/ui/swatch.tsx";

/** How a link looks: which resume it shows, and a design and a colour for it alone. An empty text: the resume's own. */
export type Look = { shownId: string; template: string; theme: string };

type Props = { resumeId: string; look: Look; isPremium: boolean; onChange: (look: Look) => void };

/** The fields of a link's look. A new design begins with its first colour; a colour that it does not have is dropped. */
export function LookFields({ resumeId, look, isPremium, onChange }: Props) {
  const { t } = useTranslation("editorLinks", { keyPrefix: "form" });
  const group = useId();
  const designs = useDesigns();
  const resumes = useResumes();
  const { shownId, template, theme } = look;
  const coloursOf = (componentName: string | undefined) =>
    designs.find((design) => design.componentName === componentName)?.themes ?? [];
  const ownDesign = (id: string) => resumes.find(({ _id }) => _id === id)?.templateName;
  const colours = coloursOf(template === "" ? ownDesign(shownId) : template);
  const has = (of: typeof colours) => of.some(({ name }) => name === theme);
  const show = (id: string) =>
    onChange({ ...look, shownId: id, theme: template === "" && !has(coloursOf(ownDesign(id))) ? "" : theme });
  const draw = (chosen: string) => onChange({ ...look, template: chosen, theme: coloursOf(chosen)[0]?.name ?? "" });
  const designOptions = designs.map(({ componentName, title, isPro }) => {
    const isLocked = isPro && !isPremium && componentName !== template;
    return { value: componentName, label: isLocked ? t("premium", { name: title }) : title, disabled: isLocked };
  });
  return (
    <>
      <ShownField resumeId={resumeId} value={shownId} resumes={resumes} onChange={show} />
      <Field label={t("design")}>
        <Select value={template} options={[{ value: "", label: t("own") }, ...designOptions]} onChange={draw} />
      </Field>
      {colours.length === 0 ? null : (
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 font-medium text-dense text-fg2">
            {t("colour")}{" "}
            <span className="font-normal text-fg3">{colours.find(({ name }) => name === theme)?.display}</span>
          </legend>
          <div className="flex flex-wrap items-center gap-2.5 py-0.5">
            {template === "" ? (
              <label className="inline-flex min-h-[26px] cursor-pointer items-center rounded-full border border-line2 px-3 text-dense has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 max-md:min-h-9">
                <input
                  type="radio"
                  name={group}
                  checked={theme === ""}
                  onChange={() => onChange({ ...look, theme: "" })}
                  className="sr-only"
                />
                {t("ownColour")}
              </label>
            ) : null}
            {colours.map(({ name, display, hex }) => (
              <Swatch
                key={name}
                group={group}
                label={display}
                hex={hex}
                checked={name === theme}
                onChange={() => onChange({ ...look, theme: name })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

/** All designs with their colours, in the words of the edition. */
export function useDesigns() {
  return useQuery(templatesQuery(useLocale())).data?.data ?? [];
}

function useResumes() {
  const { data } = useQuery({
    queryKey: ["resumes", "list", "all"],
    queryFn: ({ signal }) =>
      send(calls.listResumes, { query: { pageSize: limits.paging.maxSize, sort: "-updatedAt" }, signal }),
    staleTime: 0,
  });
  return data?.data ?? [];
}

type ShownProps = {
  resumeId: string;
  value: string;
  resumes: ReturnType<typeof useResumes>;
  onChange: (value: string) => void;
};

/** Which resume the link shows: this one, or another of the owner's, such as a copy in another language. */
function ShownField({ resumeId, value, resumes, onChange }: ShownProps) {
  const { t } = useTranslation("editorLinks", { keyPrefix: "form" });
  const { t: te } = useTranslation("editor");
  const named = (name: string, lang: (typeof resumes)[number]["lang"]) =>
    t("other", { name, language: te(`languages.${lang}`) });
  const own = resumes.find(({ _id }) => _id === resumeId);
  const others = resumes.filter(({ _id }) => _id !== resumeId);
  const options = [
    { value: resumeId, label: own ? named(t("thisOne"), own.lang) : t("thisOne") },
    ...others.map(({ _id, name, lang }) => ({ value: _id, label: named(name, lang) })),
    // The copy that it showed is in the bin, or is one of too many to list.
    ...(value === resumeId || others.some(({ _id }) => _id === value) ? [] : [{ value, label: t("gone") }]),
  ];
  return (
    <Field label={t("shown")} hint={t(others.length === 0 ? "shownAlone" : "shownHint")}>
      <Select value={value} options={options} onChange={onChange} />
    </Field>
  );
}
