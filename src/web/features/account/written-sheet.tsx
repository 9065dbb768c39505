import type { ReactNode } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";
import { CropMarks } from "#web/ui/crop-marks.tsx";

/** How much of the sheet has been written by the form beside it. */
export type Writing = {
  /** The first line; if empty, a placeholder is shown. */
  name: string;
  /** The email or the phone number, once it is complete. */
  contact: string;
} & (
  | { isEdit?: false /** 0 to 4. */; sections: number /** Number of skills, 0 to 6. */; tags: number }
  /** A returning user: the sheet is complete, and one line of it is being improved. */
  | { isEdit: true }
);

/**
 * A resume that is written while the form is filled in: the name comes from the email, a section from every rule that
 * the password meets, a skill from every digit of the code. New text appears as in a diff, with its sign in the margin.
 * It is decoration: hidden from screen readers and on small screens.
 */
export function WrittenSheet({ writing }: { writing: Writing }) {
  const { t } = useTranslation("account", { keyPrefix: "aside" });
  const isEdit = writing.isEdit === true;
  const { sections, tags } = writing.isEdit ? { sections: 4, tags: 6 } : writing;
  const added = isEdit
    ? 1
    : Number(writing.name !== "") +
      Number(writing.contact !== "") +
      linesOf.slice(0, sections).reduce((sum, lines) => sum + lines, 0) +
      Number(tags > 0);
  const part = (index: number) => ({ isWritten: sections >= index, isOld: isEdit });
  return (
    <aside
      aria-hidden="true"
      className="sticky top-0 grid h-dvh grid-rows-[1fr_auto] overflow-hidden bg-brand-deep text-white grid-deep max-lg:hidden"
    >
      <div className="grid place-items-center px-16 pt-14">
        {/* As wide as possible while the whole page fits into the window's height. */}
        <div className="relative w-[min(540px,100%,calc((100dvh_-_168px)/1.414))]">
          <CropMarks />
          {/* The paper is white in both themes. */}
          <div className="@container aspect-[1/1.414] scheme-light rounded-paper bg-white text-[#14181b] shadow-paper">
            <div className="grid h-full content-between px-[9cqw] pt-[8cqw] pb-[7cqw] text-[2.4cqw] leading-[4.1cqw]">
              <div>
                <Line isWritten={writing.name !== ""} isOld={isEdit} isNext={writing.name === ""} height="tall">
                  <span className="truncate font-display text-[6.4cqw] leading-[8.4cqw] tracking-[-0.02em] [font-weight:var(--display-weight)]">
                    {writing.name || <span className="text-[#5c6862]">{t("name")}</span>}
                  </span>
                </Line>
                <Line
                  isWritten={isEdit || writing.contact !== ""}
                  isOld={isEdit}
                  isNext={!isEdit && writing.name !== "" && writing.contact === ""}
                  bar="w-3/5"
                >
                  <span className="truncate text-[#646d75]">
                    <span className="font-medium text-[#047857]">{t("title")}</span>
                    <span className="mx-[1.2cqw]">·</span>
                    {writing.contact || t("city")}
                  </span>
                </Line>
              </div>
              <Section title={t("profile")} {...part(1)}>
                <Line {...part(1)}>{t("profile1")}</Line>
                <Line {...part(1)} bar="w-4/5">
                  {t("profile2")}
                </Line>
              </Section>
              <Section title={t("work")} {...part(2)}>
                <Entry name={t("role1")} dates={t("dates1")} {...part(2)} />
                {isEdit ? <Line isRemoved>{t("before")}</Line> : null}
                <Line isWritten={part(2).isWritten} isOld={false} isNext={isEdit} isBullet>
                  {t("after")}
                </Line>
                <Line {...part(2)} bar="w-11/12" isBullet>
                  {t("did2")}
                </Line>
                <Entry name={t("role2")} dates={t("dates2")} {...part(2)} />
                <Line {...part(2)} bar="w-10/12" isBullet>
                  {t("did3")}
                </Line>
                <Line {...part(2)} bar="w-3/5" isBullet>
                  {t("did4")}
                </Line>
              </Section>
              <Section title={t("projects")} {...part(3)}>
                <Entry name={t("project")} dates={t("dates3")} {...part(3)} />
                <Line {...part(3)} bar="w-11/12">
                  {t("project1")}
                </Line>
              </Section>
              <Section title={t("education")} {...part(4)}>
                <Entry name={t("degree")} dates={t("dates4")} {...part(4)} />
                <Line {...part(4)} bar="w-2/5">
                  {t("school")}
                </Line>
              </Section>
              <Section title={t("skills")} isWritten={tags > 0} isOld={isEdit}>
                <div className="relative mt-[0.8cqw] flex gap-[1.2cqw]">
                  {(["skill1", "skill2", "skill3", "skill4", "skill5", "skill6"] as const).map((key, index) => (
                    <span
                      key={key}
                      className={classes(
                        "rounded-[0.7cqw] border px-[1.4cqw] text-[2.2cqw] transition-colors duration-300",
                        index < tags ? "border-[#a9dac5] text-[#14181b]" : "border-[#e7ebe9] text-transparent",
                        index < tags && !isEdit && "bg-[#e2f5ea]",
                      )}
                    >
                      {t(key)}
                    </span>
                  ))}
                </div>
              </Section>
            </div>
          </div>
        </div>
      </div>
      <div className="mx-auto flex w-[min(540px,calc(100%_-_128px))] items-baseline justify-between gap-4 pt-6 pb-8 text-body text-white/80">
        <span>{t(isEdit ? "captionBack" : "caption")}</span>
        <span className="font-medium whitespace-nowrap tabular">
          <span className="text-[#7be3b7]">+{added}</span> <span className="text-[#ffb0a5]">−{isEdit ? 1 : 0}</span>
        </span>
      </div>
    </aside>
  );
}

/** Number of lines of each section, including its heading, for the sum under the sheet. */
const linesOf = [3, 7, 3, 3];

type LineState = { isWritten?: boolean; isOld?: boolean };

type LineProps = LineState & {
  /** Shows the caret at this line. */
  isNext?: boolean;
  isRemoved?: boolean;
  isBullet?: boolean;
  /** The line reaches to the right edge. */
  isWide?: boolean;
  height?: "tall" | "usual";
  /** Width of the bar that holds the line's place until it is written. */
  bar?: string;
  children: ReactNode;
};

/** One line: first a bar, then text that appears green as an addition; its sign is outside the sheet, in the margin. */
function Line({
  isWritten = true,
  isOld = false,
  isNext = false,
  isRemoved = false,
  isBullet = false,
  isWide = false,
  height = "usual",
  bar = "w-full",
  children,
}: LineProps) {
  const isAdded = isWritten && !isOld && !isRemoved;
  return (
    <div
      className={classes(
        "relative -mx-[1.6cqw] flex items-center rounded-[0.6cqw] px-[1.6cqw] transition-colors duration-300",
        height === "tall" ? "min-h-[9cqw]" : "min-h-[4.1cqw]",
        isAdded && "bg-[#e2f5ea]",
        isRemoved && "bg-[#fdebe8] text-[#962d20] line-through decoration-[#962d20]/50",
      )}
    >
      <span className="absolute right-[calc(100%_+_9.6cqw)] w-4 text-center text-[17px] leading-none font-medium">
        {isRemoved ? (
          <span className="text-[#ffb0a5]">−</span>
        ) : isAdded ? (
          <span className="animate-fade-in text-[#7be3b7]">+</span>
        ) : isNext ? (
          <span className="text-white/50">›</span>
        ) : null}
      </span>
      {isBullet && (isWritten || isRemoved) ? (
        <span className="mr-[1.4cqw] size-[0.8cqw] shrink-0 rounded-full bg-[#047857]" />
      ) : null}
      {isWritten || height === "tall" ? (
        <span className={classes("flex min-w-0 animate-fade-in items-center truncate", isWide && "flex-1")}>
          {children}
        </span>
      ) : (
        <span className={classes("h-[1.5cqw] rounded-full bg-[#edf0ee]", bar)} />
      )}
      {isNext ? <span className="ml-[0.6cqw] h-[1.2em] w-[2px] shrink-0 animate-caret bg-[#047857]" /> : null}
    </div>
  );
}

function Section({ title, isWritten, isOld, children }: LineState & { title: string; children: ReactNode }) {
  return (
    <div>
      <Line isWritten={isWritten} isOld={isOld} bar="w-1/5" isWide>
        <span className="font-semibold text-[#047857]">{title}</span>
        <span className="ml-[2cqw] h-px flex-1 bg-[#a9dac5]" />
      </Line>
      {children}
    </div>
  );
}

function Entry({ name, dates, ...state }: LineState & { name: string; dates: string }) {
  return (
    <Line {...state} bar="w-1/2" isWide>
      <span className="flex w-full min-w-0 items-center justify-between gap-[2cqw]">
        <span className="truncate font-semibold">{name}</span>
        <span className="shrink-0 text-[2.1cqw] text-[#646d75]">{dates}</span>
      </span>
    </Line>
  );
}
