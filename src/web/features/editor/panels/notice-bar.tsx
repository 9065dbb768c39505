import type { ReactNode } from "react";

/** A bar below the top bar that reports something about the whole resume, with what can be done about it. */
export function NoticeBar(props: { mark: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <section
      aria-label={props.title}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-info-soft px-4 py-2 text-dense"
    >
      <span aria-hidden="true" className="shrink-0 text-info">
        {props.mark}
      </span>
      <p className="min-w-0 flex-1 basis-60" role="status">
        <span className="mr-2 font-semibold text-fg max-lg:block">{props.title}</span>
        <span className="text-fg2">{props.text}</span>
      </p>
      <div className="flex gap-2">{props.children}</div>
    </section>
  );
}
