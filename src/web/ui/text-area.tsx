import type { Ref, TextareaHTMLAttributes } from "react";
import { controlClasses, useControlProps } from "./input.tsx";

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** A text of several lines; it takes its label, hint and error from the surrounding `<Field>`, as `Input` does. */
export function TextArea(props: Props) {
  return <textarea {...useControlProps()} className={controlClasses("md", "h-auto! resize-y py-2")} {...props} />;
}
