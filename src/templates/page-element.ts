/**
 * The part of the DOM that paging uses. src/templates has no DOM types, because the server compiles it too, and nothing
 * else here may depend on a browser.
 */
export type PageElement = {
  readonly children: ArrayLike<PageElement>;
  readonly childElementCount: number;
  readonly firstElementChild: PageElement | null;
  readonly lastElementChild: PageElement | null;
  readonly offsetWidth: number;
  readonly parentElement: PageElement;
  readonly ownerDocument: {
    readonly defaultView: {
      getComputedStyle(element: PageElement): {
        paddingTop: string;
        paddingBottom: string;
        getPropertyValue(name: string): string;
      };
    };
  };
  readonly style: {
    getPropertyValue(name: string): string;
    setProperty(name: string, value: string): void;
  };
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): ArrayLike<PageElement>;
  getClientRects(): ArrayLike<Box>;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  appendChild(child: PageElement): PageElement;
  cloneNode(deep: boolean): PageElement;
  isEqualNode(other: PageElement): boolean;
  matches(selector: string): boolean;
  remove(): void;
  replaceWith(other: PageElement): void;
};

export type Box = { left: number; right: number; top: number; bottom: number; width: number; height: number };
