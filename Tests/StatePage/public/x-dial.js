// An element of an application: a dial with a button of its own, which no patch touches.

customElements.define("x-dial", class extends HTMLElement {
  #step = 1;
  #made = 0;

  connectedCallback() {
    if (this.firstChild) return;
    this.#made += 1;
    this.dataset.made = this.#made;
    const button = document.createElement("button");
    button.textContent = "turn";
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      this.dispatchEvent(new CustomEvent("turn", { detail: { by: this.#step, marks: this.marks ?? [] } }));
    });
    this.append(button, document.createElement("output"));
  }

  get step() { return this.#step; }

  set step(step) {
    this.#step = step;
    this.querySelector("output").textContent = `${typeof step} ${step}`;
  }
});
