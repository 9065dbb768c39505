import { Check, Crown, EyeOff, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";
import { Diff } from "#web/ui/diff.tsx";
import { experienceNames } from "./experience-names.ts";
import { SectionHeading } from "./section-heading.tsx";

/** What the product does better, each shown and not only said. The drawings are hidden from screen readers. */
export function Proof() {
  const { t } = useTranslation("home");
  return (
    <section className="mt-17 border-y border-line bg-subtle md:mt-26">
      <div className="frame py-17 md:py-22">
        <SectionHeading title={t("proof.title")} text={t("proof.text")} />
        <ul className="mt-9 grid gap-4 md:grid-cols-2 lg:grid-cols-6">
          <Card title={t("proof.breaks")} text={t("proof.breaksText")} className="md:col-span-2 lg:col-span-4">
            <Breaks />
          </Card>
          <Card title={t("proof.parsers")} text={t("proof.parsersText")} className="lg:col-span-2">
            <Reading />
          </Card>
          <Card title={t("proof.saved")} text={t("proof.savedText")} className="lg:col-span-2">
            <Saved />
          </Card>
          <Card title={t("proof.languages")} text={t("proof.languagesText")} className="lg:col-span-2">
            <Languages />
          </Card>
          <Card title={t("proof.hidden")} text={t("proof.hiddenText")} className="lg:col-span-2">
            <Hidden />
          </Card>
        </ul>
      </div>
    </section>
  );
}

type CardProps = { title: string; text: string; className: string; children: ReactNode };

function Card({ title, text, className, children }: CardProps) {
  return (
    <li
      className={classes(
        "grid grid-rows-[auto_1fr] gap-7 overflow-hidden rounded-card border border-line bg-bg p-6 md:p-7",
        className,
      )}
    >
      <div className="grid content-start gap-1.5">
        <h3 className="text-h3">{title}</h3>
        <p className="max-w-[52ch] text-body text-fg2">{text}</p>
      </div>
      <div aria-hidden="true" className="grid content-end select-none">
        {children}
      </div>
    </li>
  );
}

const paper = "rounded-paper bg-white text-[#14181b] shadow-paper scheme-light";

/** The same line ends the page in the editor and in the PDF. */
function Breaks() {
  const { t } = useTranslation("home");
  const lines = [t("proof.lineOne"), t("proof.lineTwo"), t("proof.lineThree"), t("proof.lineFour")];
  return (
    <div className="-mb-7 grid grid-cols-2 gap-4 md:gap-8">
      <figure className="grid grid-rows-[auto_1fr] gap-2">
        <figcaption className="text-meta text-fg3">{t("proof.editor")}</figcaption>
        <div className={classes(paper, "rounded-b-none px-4 pt-4 pb-6 md:px-6")}>
          <Lines lines={lines.slice(0, 2)} />
          <p className="my-3 -mx-4 border-t border-dashed border-[#87928c] px-4 pt-1 text-[11px] leading-4 text-[#5c6862] md:-mx-6 md:px-6">
            {t("proof.pageEnds")}
          </p>
          <Lines lines={lines.slice(2)} />
        </div>
      </figure>
      <figure className="grid grid-rows-[auto_1fr] gap-2">
        <figcaption className="text-meta text-fg3">PDF</figcaption>
        <div className="grid grid-rows-[auto_1fr] gap-3">
          <div className={classes(paper, "px-4 pt-4 pb-6 md:px-6")}>
            <Lines lines={lines.slice(0, 2)} />
          </div>
          <div className={classes(paper, "rounded-b-none px-4 pt-4 pb-5 md:px-6")}>
            <Lines lines={lines.slice(2)} />
          </div>
        </div>
      </figure>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1.5 text-[11.5px] leading-[1.45] md:text-[13px]">
      {lines.map((line) => (
        <li key={line} className="grid grid-cols-[10px_1fr]">
          <span className="mt-[0.55em] size-1 rounded-full bg-[#047857]" />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** A page in two columns, and the order in which a program gets its text. */
function Reading() {
  const { t } = useTranslation("home");
  const parts = [t("proof.partOne"), t("proof.partTwo"), t("proof.partThree"), t("proof.partFour")];
  const block = "relative rounded-[3px] bg-[#eef2f0]";
  return (
    <div className="grid grid-cols-[104px_1fr] items-center gap-5">
      <div
        className={classes(paper, "grid aspect-[1/1.3] grid-cols-[1fr_30px] grid-rows-[auto_1fr_1fr] gap-1.5 p-2.5")}
      >
        <span className={classes(block, "col-span-2 h-5")}>
          <Mark>1</Mark>
        </span>
        <span className={block}>
          <Mark>2</Mark>
        </span>
        <span className={classes(block, "row-span-2 bg-[#e8f6ef]")}>
          <Mark>4</Mark>
        </span>
        <span className={block}>
          <Mark>3</Mark>
        </span>
      </div>
      <ol className="grid gap-2 font-mono text-meta text-fg2">
        {parts.map((part, index) => (
          <li key={part} className="grid grid-cols-[18px_1fr]">
            <span className="text-accent">{index + 1}</span>
            {part}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="absolute inset-0 grid place-items-center font-mono text-[10px] font-semibold text-[#047857]">
      {children}
    </span>
  );
}

function Saved() {
  const { t } = useTranslation("home");
  return (
    <div className="grid gap-3">
      <Diff
        rows={[
          { sign: "-", pieces: [{ text: t("proof.before"), isMarked: false }] },
          {
            sign: "+",
            pieces: [
              { text: t("proof.after"), isMarked: false },
              { text: t("proof.afterMarked"), isMarked: true },
            ],
          },
        ]}
      />
      <p className="flex flex-wrap items-center justify-between gap-2 text-meta text-fg3">
        <span className="flex items-center gap-1.5">
          <Check size={14} strokeWidth={2} className="text-accent" />
          {t("proof.savedNow")}
        </span>
        <span className="flex items-center gap-1.5">
          <Undo2 size={14} strokeWidth={2} />
          {t("proof.undo")}
        </span>
      </p>
    </div>
  );
}

function Languages() {
  return (
    <ul className="grid grid-cols-[auto_1fr] border-t border-line text-body">
      {experienceNames.map(([lang, name]) => (
        <li key={lang} lang={lang} className="border-b border-line py-1.5 odd:pr-8">
          {name}
        </li>
      ))}
    </ul>
  );
}

function Hidden() {
  const { t } = useTranslation("home");
  const rows = [
    { label: t("proof.page"), text: t("proof.notThere") },
    { label: "PDF", text: t("proof.notThere") },
    { label: t("proof.data"), text: t("proof.notThere") },
  ];
  return (
    <div className="rounded-well border border-line">
      <p className="flex items-center gap-2 border-b border-line px-4 py-2.5 text-body">
        <span className="text-fg3 line-through">+44 20 7946 0123</span>
        <Crown size={14} strokeWidth={2} className="ml-auto text-crown" />
      </p>
      <ul className="grid gap-1.5 px-4 py-3 text-dense">
        {rows.map(({ label, text }) => (
          <li key={label} className="flex items-center justify-between gap-3">
            <span className="text-fg2">{label}</span>
            <span className="flex items-center gap-1.5 text-fg3">
              <EyeOff size={13} strokeWidth={2} />
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
