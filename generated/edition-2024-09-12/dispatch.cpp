// Generated from spec/tree/ by the generator. Edit the rules, then run scripts/generate.
#include "edition-2024-09-12/rules.h"

namespace lockstep::edition_2024_09_12 {

constexpr detail::RuleInfo rule_infos[kRules] = {
    {"initial-anything-else", "#the-initial-insertion-mode"},
    {"initial-whitespace", "#the-initial-insertion-mode"},
    {"initial-comment", "#the-initial-insertion-mode"},
    {"initial-doctype", "#the-initial-insertion-mode"},
    {"before-html-anything-else", "#the-before-html-insertion-mode"},
    {"before-html-whitespace", "#the-before-html-insertion-mode"},
    {"before-html-comment", "#the-before-html-insertion-mode"},
    {"before-html-doctype", "#the-before-html-insertion-mode"},
    {"before-html-start-tag-html", "#the-before-html-insertion-mode"},
    {"before-html-any-other-end-tag", "#the-before-html-insertion-mode"},
    {"before-html-end-tag-head", "#the-before-html-insertion-mode"},
    {"before-head-anything-else", "#the-before-head-insertion-mode"},
    {"before-head-whitespace", "#the-before-head-insertion-mode"},
    {"before-head-comment", "#the-before-head-insertion-mode"},
    {"before-head-doctype", "#the-before-head-insertion-mode"},
    {"before-head-start-tag-head", "#the-before-head-insertion-mode"},
    {"in-body-start-tag-html", "#parsing-main-inbody"},
    {"before-head-any-other-end-tag", "#the-before-head-insertion-mode"},
    {"before-head-end-tag-head", "#the-before-head-insertion-mode"},
    {"in-head-anything-else", "#parsing-main-inhead"},
    {"in-head-whitespace", "#parsing-main-inhead"},
    {"in-head-comment", "#parsing-main-inhead"},
    {"in-head-doctype", "#parsing-main-inhead"},
    {"in-head-start-tag-base", "#parsing-main-inhead"},
    {"in-head-start-tag-head", "#parsing-main-inhead"},
    {"in-head-start-tag-meta", "#parsing-main-inhead"},
    {"in-head-start-tag-noframes", "#parsing-main-inhead"},
    {"in-head-choose-start-tag-noscript", ""},
    {"in-head-start-tag-script", "#parsing-main-inhead"},
    {"in-head-start-tag-template", "#parsing-main-inhead"},
    {"in-head-start-tag-title", "#parsing-main-inhead"},
    {"in-head-end-tag-body", "#parsing-main-inhead"},
    {"in-head-end-tag-head", "#parsing-main-inhead"},
    {"in-head-end-tag-template", "#parsing-main-inhead"},
    {"in-head-noscript-anything-else", "#parsing-main-inheadnoscript"},
    {"in-head-noscript-doctype", "#parsing-main-inheadnoscript"},
    {"in-head-noscript-start-tag-head", "#parsing-main-inheadnoscript"},
    {"in-head-noscript-end-tag-br", "#parsing-main-inheadnoscript"},
    {"in-head-noscript-end-tag-noscript", "#parsing-main-inheadnoscript"},
    {"after-head-anything-else", "#the-after-head-insertion-mode"},
    {"after-head-whitespace", "#the-after-head-insertion-mode"},
    {"after-head-comment", "#the-after-head-insertion-mode"},
    {"after-head-doctype", "#the-after-head-insertion-mode"},
    {"after-head-start-tag-base", "#the-after-head-insertion-mode"},
    {"after-head-start-tag-body", "#the-after-head-insertion-mode"},
    {"after-head-start-tag-frameset", "#the-after-head-insertion-mode"},
    {"after-head-start-tag-head", "#the-after-head-insertion-mode"},
    {"after-head-end-tag-body", "#the-after-head-insertion-mode"},
    {"in-body-nul", "#parsing-main-inbody"},
    {"in-body-whitespace", "#parsing-main-inbody"},
    {"in-body-character", "#parsing-main-inbody"},
    {"in-body-comment", "#parsing-main-inbody"},
    {"in-body-anything-else", "#parsing-main-inbody"},
    {"in-body-doctype", "#parsing-main-inbody"},
    {"in-body-end-of-file", "#parsing-main-inbody"},
    {"in-body-any-other-start-tag", "#parsing-main-inbody"},
    {"in-body-start-tag-a", "#parsing-main-inbody"},
    {"in-body-start-tag-address", "#parsing-main-inbody"},
    {"in-body-start-tag-applet", "#parsing-main-inbody"},
    {"in-body-start-tag-area", "#parsing-main-inbody"},
    {"in-body-start-tag-b", "#parsing-main-inbody"},
    {"in-body-start-tag-body", "#parsing-main-inbody"},
    {"in-body-start-tag-button", "#parsing-main-inbody"},
    {"in-body-start-tag-caption", "#parsing-main-inbody"},
    {"in-body-start-tag-dd", "#parsing-main-inbody"},
    {"in-body-start-tag-form", "#parsing-main-inbody"},
    {"in-body-start-tag-frameset", "#parsing-main-inbody"},
    {"in-body-start-tag-h1", "#parsing-main-inbody"},
    {"in-body-start-tag-hr", "#parsing-main-inbody"},
    {"in-body-start-tag-iframe", "#parsing-main-inbody"},
    {"in-body-start-tag-image", "#parsing-main-inbody"},
    {"in-body-start-tag-input", "#parsing-main-inbody"},
    {"in-body-start-tag-li", "#parsing-main-inbody"},
    {"in-body-start-tag-pre", "#parsing-main-inbody"},
    {"in-body-start-tag-math", "#parsing-main-inbody"},
    {"in-body-start-tag-nobr", "#parsing-main-inbody"},
    {"in-body-start-tag-noembed", "#parsing-main-inbody"},
    {"in-body-choose-start-tag-noscript", ""},
    {"in-body-start-tag-optgroup", "#parsing-main-inbody"},
    {"in-body-start-tag-option", "#parsing-main-inbody"},
    {"in-body-start-tag-param", "#parsing-main-inbody"},
    {"in-body-start-tag-plaintext", "#parsing-main-inbody"},
    {"in-body-start-tag-rb", "#parsing-main-inbody"},
    {"in-body-start-tag-rp", "#parsing-main-inbody"},
    {"in-body-start-tag-select", "#parsing-main-inbody"},
    {"in-body-start-tag-svg", "#parsing-main-inbody"},
    {"in-body-start-tag-table", "#parsing-main-inbody"},
    {"in-body-start-tag-textarea", "#parsing-main-inbody"},
    {"in-body-start-tag-xmp", "#parsing-main-inbody"},
    {"in-body-any-other-end-tag", "#parsing-main-inbody"},
    {"in-body-end-tag-a", "#parsing-main-inbody"},
    {"in-body-end-tag-address", "#parsing-main-inbody"},
    {"in-body-end-tag-applet", "#parsing-main-inbody"},
    {"in-body-end-tag-body", "#parsing-main-inbody"},
    {"in-body-end-tag-br", "#parsing-main-inbody"},
    {"in-body-end-tag-dd", "#parsing-main-inbody"},
    {"in-body-end-tag-form", "#parsing-main-inbody"},
    {"in-body-end-tag-h1", "#parsing-main-inbody"},
    {"in-body-end-tag-html", "#parsing-main-inbody"},
    {"in-body-end-tag-li", "#parsing-main-inbody"},
    {"in-body-end-tag-p", "#parsing-main-inbody"},
    {"in-body-end-tag-sarcasm", "#parsing-main-inbody"},
    {"text-character", "#parsing-main-incdata"},
    {"text-anything-else", "#parsing-main-incdata"},
    {"text-end-of-file", "#parsing-main-incdata"},
    {"text-any-other-end-tag", "#parsing-main-incdata"},
    {"text-end-tag-script", "#parsing-main-incdata"},
    {"in-table-choose-character", ""},
    {"in-table-comment", "#parsing-main-intable"},
    {"in-table-anything-else", "#parsing-main-intable"},
    {"in-table-doctype", "#parsing-main-intable"},
    {"in-table-start-tag-caption", "#parsing-main-intable"},
    {"in-table-start-tag-col", "#parsing-main-intable"},
    {"in-table-start-tag-colgroup", "#parsing-main-intable"},
    {"in-table-start-tag-form", "#parsing-main-intable"},
    {"in-table-start-tag-input", "#parsing-main-intable"},
    {"in-table-start-tag-table", "#parsing-main-intable"},
    {"in-table-start-tag-tbody", "#parsing-main-intable"},
    {"in-table-start-tag-td", "#parsing-main-intable"},
    {"in-table-end-tag-body", "#parsing-main-intable"},
    {"in-table-end-tag-table", "#parsing-main-intable"},
    {"in-table-text-nul", "#parsing-main-intabletext"},
    {"in-table-text-character", "#parsing-main-intabletext"},
    {"in-table-text-anything-else", "#parsing-main-intabletext"},
    {"in-caption-start-tag-caption", "#parsing-main-incaption"},
    {"in-caption-end-tag-body", "#parsing-main-incaption"},
    {"in-caption-end-tag-caption", "#parsing-main-incaption"},
    {"in-column-group-anything-else", "#parsing-main-incolgroup"},
    {"in-column-group-whitespace", "#parsing-main-incolgroup"},
    {"in-column-group-comment", "#parsing-main-incolgroup"},
    {"in-column-group-doctype", "#parsing-main-incolgroup"},
    {"in-column-group-start-tag-col", "#parsing-main-incolgroup"},
    {"in-column-group-end-tag-col", "#parsing-main-incolgroup"},
    {"in-column-group-end-tag-colgroup", "#parsing-main-incolgroup"},
    {"in-table-body-start-tag-caption", "#parsing-main-intbody"},
    {"in-table-body-start-tag-th", "#parsing-main-intbody"},
    {"in-table-body-start-tag-tr", "#parsing-main-intbody"},
    {"in-table-body-end-tag-body", "#parsing-main-intbody"},
    {"in-table-body-end-tag-tbody", "#parsing-main-intbody"},
    {"in-row-start-tag-caption", "#parsing-main-intr"},
    {"in-row-start-tag-th", "#parsing-main-intr"},
    {"in-row-end-tag-body", "#parsing-main-intr"},
    {"in-row-end-tag-tbody", "#parsing-main-intr"},
    {"in-row-end-tag-tr", "#parsing-main-intr"},
    {"in-cell-start-tag-caption", "#parsing-main-intd"},
    {"in-cell-end-tag-body", "#parsing-main-intd"},
    {"in-cell-end-tag-table", "#parsing-main-intd"},
    {"in-cell-end-tag-td", "#parsing-main-intd"},
    {"in-select-nul", "#parsing-main-inselect"},
    {"in-select-character", "#parsing-main-inselect"},
    {"in-select-comment", "#parsing-main-inselect"},
    {"in-select-anything-else", "#parsing-main-inselect"},
    {"in-select-doctype", "#parsing-main-inselect"},
    {"in-select-start-tag-hr", "#parsing-main-inselect"},
    {"in-select-start-tag-input", "#parsing-main-inselect"},
    {"in-select-start-tag-optgroup", "#parsing-main-inselect"},
    {"in-select-start-tag-option", "#parsing-main-inselect"},
    {"in-select-start-tag-select", "#parsing-main-inselect"},
    {"in-select-end-tag-optgroup", "#parsing-main-inselect"},
    {"in-select-end-tag-option", "#parsing-main-inselect"},
    {"in-select-end-tag-select", "#parsing-main-inselect"},
    {"in-select-in-table-start-tag-caption", "#parsing-main-inselectintable"},
    {"in-select-in-table-end-tag-caption", "#parsing-main-inselectintable"},
    {"in-template-anything-else", "#parsing-main-intemplate"},
    {"in-template-end-of-file", "#parsing-main-intemplate"},
    {"in-template-any-other-start-tag", "#parsing-main-intemplate"},
    {"in-template-start-tag-caption", "#parsing-main-intemplate"},
    {"in-template-start-tag-col", "#parsing-main-intemplate"},
    {"in-template-start-tag-td", "#parsing-main-intemplate"},
    {"in-template-start-tag-tr", "#parsing-main-intemplate"},
    {"in-template-any-other-end-tag", "#parsing-main-intemplate"},
    {"after-body-anything-else", "#parsing-main-afterbody"},
    {"after-body-comment", "#parsing-main-afterbody"},
    {"after-body-doctype", "#parsing-main-afterbody"},
    {"after-body-end-of-file", "#parsing-main-afterbody"},
    {"after-body-end-tag-html", "#parsing-main-afterbody"},
    {"in-frameset-anything-else", "#parsing-main-inframeset"},
    {"in-frameset-whitespace", "#parsing-main-inframeset"},
    {"in-frameset-comment", "#parsing-main-inframeset"},
    {"in-frameset-doctype", "#parsing-main-inframeset"},
    {"in-frameset-end-of-file", "#parsing-main-inframeset"},
    {"in-frameset-start-tag-frame", "#parsing-main-inframeset"},
    {"in-frameset-start-tag-frameset", "#parsing-main-inframeset"},
    {"in-frameset-end-tag-frameset", "#parsing-main-inframeset"},
    {"after-frameset-anything-else", "#parsing-main-afterframeset"},
    {"after-frameset-whitespace", "#parsing-main-afterframeset"},
    {"after-frameset-comment", "#parsing-main-afterframeset"},
    {"after-frameset-doctype", "#parsing-main-afterframeset"},
    {"after-frameset-end-of-file", "#parsing-main-afterframeset"},
    {"after-frameset-end-tag-html", "#parsing-main-afterframeset"},
    {"after-after-body-anything-else", "#the-after-after-body-insertion-mode"},
    {"after-after-body-comment", "#the-after-after-body-insertion-mode"},
    {"after-after-body-end-of-file", "#the-after-after-body-insertion-mode"},
    {"after-after-frameset-anything-else", "#the-after-after-frameset-insertion-mode"},
    {"after-after-frameset-comment", "#the-after-after-frameset-insertion-mode"},
    {"after-after-frameset-end-of-file", "#the-after-after-frameset-insertion-mode"},
    {"foreign-content-nul", "#parsing-main-inforeign"},
    {"foreign-content-whitespace", "#parsing-main-inforeign"},
    {"foreign-content-character", "#parsing-main-inforeign"},
    {"foreign-content-comment", "#parsing-main-inforeign"},
    {"foreign-content-anything-else", "#parsing-main-inforeign"},
    {"foreign-content-doctype", "#parsing-main-inforeign"},
    {"foreign-content-any-other-start-tag", "#parsing-main-inforeign"},
    {"foreign-content-start-tag-b", "#parsing-main-inforeign"},
    {"foreign-content-choose-start-tag-font", ""},
    {"foreign-content-any-other-end-tag", "#parsing-main-inforeign"},
    {"foreign-content-choose-end-tag-script", ""},
    {"a-new-element-for-in-with-intended-parent", "#create-an-element-for-the-token"},
    {"run-the-adoption-agency-algorithm-for-the-token", "#adoption-agency-algorithm"},
    {"close-a-p-element", "#close-a-p-element"},
    {"close-the-cell", "#close-the-cell"},
};

namespace {

// Of the names, those that a rule mentions have columns of their own in the table below; 0 is the column of
// all others.
constexpr std::uint8_t column_of_tag[kTagClasses] = {
    0,   1,   0,   0,  2,   0,   0,   0,  0,  0,   0,   0,   0,  0,  3,   4,  5,  6,  0,   7,   8,  9,   0,
    0,   10,  11,  0,  12,  13,  14,  15, 0,  16,  17,  0,   0,  0,  18,  19, 20, 0,  0,   0,   0,  0,   0,
    21,  0,   0,   0,  22,  0,   23,  24, 0,  25,  26,  27,  0,  28, 29,  0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,   0,   0,  0,  0,   0,  0,  30, 31,  32,  0,  33,  0,
    0,   0,   0,   0,  34,  0,   35,  36, 37, 0,   0,   0,   38, 39, 40,  41, 42, 43, 44,  45,  46, 0,   47,
    48,  49,  50,  0,  51,  52,  53,  0,  0,  0,   54,  0,   0,  0,  55,  0,  0,  56, 57,  0,   58, 0,   0,
    0,   0,   0,   59, 0,   60,  0,   61, 0,  0,   62,  0,   0,  0,  0,   0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,   0,   0,  0,  0,   0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  63,  0,   64,  65, 66, 0,   0,   67,  68, 69, 70,  71, 0,  72, 73,  0,   0,  0,   74,
    0,   0,   0,   75, 0,   0,   0,   76, 0,  77,  78,  79,  80, 81, 0,   82, 83, 84, 85,  86,  0,  0,   0,
    0,   0,   87,  88, 0,   89,  0,   90, 91, 92,  93,  94,  95, 96, 0,   0,  97, 98, 99,  100, 0,  101, 0,
    102, 103, 104, 0,  105, 106, 107, 0,  0,  108, 109, 110, 0,  0,  111, 0,  0,  0,  112, 113, 0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,   0,   0,  0,  0,   0,  0,  0,  0,   0,   0,  0,   0,
    0,   0,   0,   0,  0,   0,   0,   0,  0,  0,   0,
};

constexpr Rule r0 = Rule::initial_anything_else;
constexpr Rule r1 = Rule::initial_whitespace;
constexpr Rule r2 = Rule::initial_comment;
constexpr Rule r3 = Rule::initial_doctype;
constexpr Rule r4 = Rule::before_html_anything_else;
constexpr Rule r5 = Rule::before_html_whitespace;
constexpr Rule r6 = Rule::before_html_comment;
constexpr Rule r7 = Rule::before_html_doctype;
constexpr Rule r8 = Rule::before_html_start_tag_html;
constexpr Rule r9 = Rule::before_html_any_other_end_tag;
constexpr Rule r10 = Rule::before_html_end_tag_head;
constexpr Rule r11 = Rule::before_head_anything_else;
constexpr Rule r12 = Rule::before_head_whitespace;
constexpr Rule r13 = Rule::before_head_comment;
constexpr Rule r14 = Rule::before_head_doctype;
constexpr Rule r15 = Rule::before_head_start_tag_head;
constexpr Rule r16 = Rule::in_body_start_tag_html;
constexpr Rule r17 = Rule::before_head_any_other_end_tag;
constexpr Rule r18 = Rule::before_head_end_tag_head;
constexpr Rule r19 = Rule::in_head_anything_else;
constexpr Rule r20 = Rule::in_head_whitespace;
constexpr Rule r21 = Rule::in_head_comment;
constexpr Rule r22 = Rule::in_head_doctype;
constexpr Rule r23 = Rule::in_head_start_tag_base;
constexpr Rule r24 = Rule::in_head_start_tag_head;
constexpr Rule r25 = Rule::in_head_start_tag_meta;
constexpr Rule r26 = Rule::in_head_start_tag_noframes;
constexpr Rule r27 = Rule::in_head_choose_start_tag_noscript;
constexpr Rule r28 = Rule::in_head_start_tag_script;
constexpr Rule r29 = Rule::in_head_start_tag_template;
constexpr Rule r30 = Rule::in_head_start_tag_title;
constexpr Rule r31 = Rule::in_head_end_tag_body;
constexpr Rule r32 = Rule::in_head_end_tag_head;
constexpr Rule r33 = Rule::in_head_end_tag_template;
constexpr Rule r34 = Rule::in_head_noscript_anything_else;
constexpr Rule r35 = Rule::in_head_noscript_doctype;
constexpr Rule r36 = Rule::in_head_noscript_start_tag_head;
constexpr Rule r37 = Rule::in_head_noscript_end_tag_br;
constexpr Rule r38 = Rule::in_head_noscript_end_tag_noscript;
constexpr Rule r39 = Rule::after_head_anything_else;
constexpr Rule r40 = Rule::after_head_whitespace;
constexpr Rule r41 = Rule::after_head_comment;
constexpr Rule r42 = Rule::after_head_doctype;
constexpr Rule r43 = Rule::after_head_start_tag_base;
constexpr Rule r44 = Rule::after_head_start_tag_body;
constexpr Rule r45 = Rule::after_head_start_tag_frameset;
constexpr Rule r46 = Rule::after_head_start_tag_head;
constexpr Rule r47 = Rule::after_head_end_tag_body;
constexpr Rule r48 = Rule::in_body_nul;
constexpr Rule r49 = Rule::in_body_whitespace;
constexpr Rule r50 = Rule::in_body_character;
constexpr Rule r51 = Rule::in_body_comment;
constexpr Rule r52 = Rule::in_body_anything_else;
constexpr Rule r53 = Rule::in_body_doctype;
constexpr Rule r54 = Rule::in_body_end_of_file;
constexpr Rule r55 = Rule::in_body_any_other_start_tag;
constexpr Rule r56 = Rule::in_body_start_tag_a;
constexpr Rule r57 = Rule::in_body_start_tag_address;
constexpr Rule r58 = Rule::in_body_start_tag_applet;
constexpr Rule r59 = Rule::in_body_start_tag_area;
constexpr Rule r60 = Rule::in_body_start_tag_b;
constexpr Rule r61 = Rule::in_body_start_tag_body;
constexpr Rule r62 = Rule::in_body_start_tag_button;
constexpr Rule r63 = Rule::in_body_start_tag_caption;
constexpr Rule r64 = Rule::in_body_start_tag_dd;
constexpr Rule r65 = Rule::in_body_start_tag_form;
constexpr Rule r66 = Rule::in_body_start_tag_frameset;
constexpr Rule r67 = Rule::in_body_start_tag_h1;
constexpr Rule r68 = Rule::in_body_start_tag_hr;
constexpr Rule r69 = Rule::in_body_start_tag_iframe;
constexpr Rule r70 = Rule::in_body_start_tag_image;
constexpr Rule r71 = Rule::in_body_start_tag_input;
constexpr Rule r72 = Rule::in_body_start_tag_li;
constexpr Rule r73 = Rule::in_body_start_tag_pre;
constexpr Rule r74 = Rule::in_body_start_tag_math;
constexpr Rule r75 = Rule::in_body_start_tag_nobr;
constexpr Rule r76 = Rule::in_body_start_tag_noembed;
constexpr Rule r77 = Rule::in_body_choose_start_tag_noscript;
constexpr Rule r78 = Rule::in_body_start_tag_optgroup;
constexpr Rule r79 = Rule::in_body_start_tag_option;
constexpr Rule r80 = Rule::in_body_start_tag_param;
constexpr Rule r81 = Rule::in_body_start_tag_plaintext;
constexpr Rule r82 = Rule::in_body_start_tag_rb;
constexpr Rule r83 = Rule::in_body_start_tag_rp;
constexpr Rule r84 = Rule::in_body_start_tag_select;
constexpr Rule r85 = Rule::in_body_start_tag_svg;
constexpr Rule r86 = Rule::in_body_start_tag_table;
constexpr Rule r87 = Rule::in_body_start_tag_textarea;
constexpr Rule r88 = Rule::in_body_start_tag_xmp;
constexpr Rule r89 = Rule::in_body_any_other_end_tag;
constexpr Rule r90 = Rule::in_body_end_tag_a;
constexpr Rule r91 = Rule::in_body_end_tag_address;
constexpr Rule r92 = Rule::in_body_end_tag_applet;
constexpr Rule r93 = Rule::in_body_end_tag_body;
constexpr Rule r94 = Rule::in_body_end_tag_br;
constexpr Rule r95 = Rule::in_body_end_tag_dd;
constexpr Rule r96 = Rule::in_body_end_tag_form;
constexpr Rule r97 = Rule::in_body_end_tag_h1;
constexpr Rule r98 = Rule::in_body_end_tag_html;
constexpr Rule r99 = Rule::in_body_end_tag_li;
constexpr Rule r100 = Rule::in_body_end_tag_p;
constexpr Rule r101 = Rule::in_body_end_tag_sarcasm;
constexpr Rule r102 = Rule::text_character;
constexpr Rule r103 = Rule::text_anything_else;
constexpr Rule r104 = Rule::text_end_of_file;
constexpr Rule r105 = Rule::text_any_other_end_tag;
constexpr Rule r106 = Rule::text_end_tag_script;
constexpr Rule r107 = Rule::in_table_choose_character;
constexpr Rule r108 = Rule::in_table_comment;
constexpr Rule r109 = Rule::in_table_anything_else;
constexpr Rule r110 = Rule::in_table_doctype;
constexpr Rule r111 = Rule::in_table_start_tag_caption;
constexpr Rule r112 = Rule::in_table_start_tag_col;
constexpr Rule r113 = Rule::in_table_start_tag_colgroup;
constexpr Rule r114 = Rule::in_table_start_tag_form;
constexpr Rule r115 = Rule::in_table_start_tag_input;
constexpr Rule r116 = Rule::in_table_start_tag_table;
constexpr Rule r117 = Rule::in_table_start_tag_tbody;
constexpr Rule r118 = Rule::in_table_start_tag_td;
constexpr Rule r119 = Rule::in_table_end_tag_body;
constexpr Rule r120 = Rule::in_table_end_tag_table;
constexpr Rule r121 = Rule::in_table_text_nul;
constexpr Rule r122 = Rule::in_table_text_character;
constexpr Rule r123 = Rule::in_table_text_anything_else;
constexpr Rule r124 = Rule::in_caption_start_tag_caption;
constexpr Rule r125 = Rule::in_caption_end_tag_body;
constexpr Rule r126 = Rule::in_caption_end_tag_caption;
constexpr Rule r127 = Rule::in_column_group_anything_else;
constexpr Rule r128 = Rule::in_column_group_whitespace;
constexpr Rule r129 = Rule::in_column_group_comment;
constexpr Rule r130 = Rule::in_column_group_doctype;
constexpr Rule r131 = Rule::in_column_group_start_tag_col;
constexpr Rule r132 = Rule::in_column_group_end_tag_col;
constexpr Rule r133 = Rule::in_column_group_end_tag_colgroup;
constexpr Rule r134 = Rule::in_table_body_start_tag_caption;
constexpr Rule r135 = Rule::in_table_body_start_tag_th;
constexpr Rule r136 = Rule::in_table_body_start_tag_tr;
constexpr Rule r137 = Rule::in_table_body_end_tag_body;
constexpr Rule r138 = Rule::in_table_body_end_tag_tbody;
constexpr Rule r139 = Rule::in_row_start_tag_caption;
constexpr Rule r140 = Rule::in_row_start_tag_th;
constexpr Rule r141 = Rule::in_row_end_tag_body;
constexpr Rule r142 = Rule::in_row_end_tag_tbody;
constexpr Rule r143 = Rule::in_row_end_tag_tr;
constexpr Rule r144 = Rule::in_cell_start_tag_caption;
constexpr Rule r145 = Rule::in_cell_end_tag_body;
constexpr Rule r146 = Rule::in_cell_end_tag_table;
constexpr Rule r147 = Rule::in_cell_end_tag_td;
constexpr Rule r148 = Rule::in_select_nul;
constexpr Rule r149 = Rule::in_select_character;
constexpr Rule r150 = Rule::in_select_comment;
constexpr Rule r151 = Rule::in_select_anything_else;
constexpr Rule r152 = Rule::in_select_doctype;
constexpr Rule r153 = Rule::in_select_start_tag_hr;
constexpr Rule r154 = Rule::in_select_start_tag_input;
constexpr Rule r155 = Rule::in_select_start_tag_optgroup;
constexpr Rule r156 = Rule::in_select_start_tag_option;
constexpr Rule r157 = Rule::in_select_start_tag_select;
constexpr Rule r158 = Rule::in_select_end_tag_optgroup;
constexpr Rule r159 = Rule::in_select_end_tag_option;
constexpr Rule r160 = Rule::in_select_end_tag_select;
constexpr Rule r161 = Rule::in_select_in_table_start_tag_caption;
constexpr Rule r162 = Rule::in_select_in_table_end_tag_caption;
constexpr Rule r163 = Rule::in_template_anything_else;
constexpr Rule r164 = Rule::in_template_end_of_file;
constexpr Rule r165 = Rule::in_template_any_other_start_tag;
constexpr Rule r166 = Rule::in_template_start_tag_caption;
constexpr Rule r167 = Rule::in_template_start_tag_col;
constexpr Rule r168 = Rule::in_template_start_tag_td;
constexpr Rule r169 = Rule::in_template_start_tag_tr;
constexpr Rule r170 = Rule::in_template_any_other_end_tag;
constexpr Rule r171 = Rule::after_body_anything_else;
constexpr Rule r172 = Rule::after_body_comment;
constexpr Rule r173 = Rule::after_body_doctype;
constexpr Rule r174 = Rule::after_body_end_of_file;
constexpr Rule r175 = Rule::after_body_end_tag_html;
constexpr Rule r176 = Rule::in_frameset_anything_else;
constexpr Rule r177 = Rule::in_frameset_whitespace;
constexpr Rule r178 = Rule::in_frameset_comment;
constexpr Rule r179 = Rule::in_frameset_doctype;
constexpr Rule r180 = Rule::in_frameset_end_of_file;
constexpr Rule r181 = Rule::in_frameset_start_tag_frame;
constexpr Rule r182 = Rule::in_frameset_start_tag_frameset;
constexpr Rule r183 = Rule::in_frameset_end_tag_frameset;
constexpr Rule r184 = Rule::after_frameset_anything_else;
constexpr Rule r185 = Rule::after_frameset_whitespace;
constexpr Rule r186 = Rule::after_frameset_comment;
constexpr Rule r187 = Rule::after_frameset_doctype;
constexpr Rule r188 = Rule::after_frameset_end_of_file;
constexpr Rule r189 = Rule::after_frameset_end_tag_html;
constexpr Rule r190 = Rule::after_after_body_anything_else;
constexpr Rule r191 = Rule::after_after_body_comment;
constexpr Rule r192 = Rule::after_after_body_end_of_file;
constexpr Rule r193 = Rule::after_after_frameset_anything_else;
constexpr Rule r194 = Rule::after_after_frameset_comment;
constexpr Rule r195 = Rule::after_after_frameset_end_of_file;
constexpr Rule r196 = Rule::foreign_content_nul;
constexpr Rule r197 = Rule::foreign_content_whitespace;
constexpr Rule r198 = Rule::foreign_content_character;
constexpr Rule r199 = Rule::foreign_content_comment;
constexpr Rule r200 = Rule::foreign_content_anything_else;
constexpr Rule r201 = Rule::foreign_content_doctype;
constexpr Rule r202 = Rule::foreign_content_any_other_start_tag;
constexpr Rule r203 = Rule::foreign_content_start_tag_b;
constexpr Rule r204 = Rule::foreign_content_choose_start_tag_font;
constexpr Rule r205 = Rule::foreign_content_any_other_end_tag;
constexpr Rule r206 = Rule::foreign_content_choose_end_tag_script;

constexpr unsigned kTagColumns = 114;
constexpr Rule written[kModes][token_class::start_tag + 2 * kTagColumns] = {
    // initial
    {
        r0, r1, r0, r2, r0, r3, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
        r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0, r0,
    },
    // before_html
    {
        r4, r5,  r4, r6, r4, r7, r4, r4, r4, r4, r4, r4, r4, r4, r4,  r4,  r4, r4, r4, r4, r4, r4,  r4, r4,
        r4, r4,  r4, r4, r4, r4, r4, r4, r4, r4, r4, r4, r4, r4, r4,  r4,  r4, r4, r4, r4, r4, r4,  r4, r4,
        r4, r4,  r4, r4, r4, r4, r4, r8, r4, r4, r4, r4, r4, r4, r4,  r4,  r4, r4, r4, r4, r4, r4,  r4, r4,
        r4, r4,  r4, r4, r4, r4, r4, r4, r4, r4, r4, r4, r4, r4, r4,  r4,  r4, r4, r4, r4, r4, r4,  r4, r4,
        r4, r4,  r4, r4, r4, r4, r4, r4, r4, r4, r4, r4, r4, r4, r4,  r4,  r4, r4, r4, r4, r4, r4,  r4, r4,
        r4, r9,  r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r10, r10, r9, r9, r9, r9, r9, r9,  r9, r9,
        r9, r9,  r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9,  r9,  r9, r9, r9, r9, r9, r10, r9, r9,
        r9, r10, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9,  r9,  r9, r9, r9, r9, r9, r9,  r9, r9,
        r9, r9,  r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9,  r9,  r9, r9, r9, r9, r9, r9,  r9, r9,
        r9, r9,  r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9, r9,  r9,  r9, r9, r9,
    },
    // before_head
    {
        r11, r12, r11, r13, r11, r14, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r15, r11, r11, r11, r16, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11, r11,
        r11, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r18, r18, r17, r17, r17, r17,
        r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17,
        r17, r17, r17, r17, r17, r18, r17, r17, r17, r18, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17,
        r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17,
        r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17,
        r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17, r17,
    },
    // in_head
    {
        r19, r20, r19, r21, r19, r22, r19, r19, r19, r19, r19, r19, r19, r19, r19, r23, r23, r23, r19, r19,
        r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r19,
        r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r24, r19, r19, r19, r16, r19, r19, r19, r19,
        r19, r19, r19, r23, r19, r19, r19, r19, r19, r25, r19, r19, r19, r26, r27, r19, r19, r19, r19, r19,
        r19, r19, r19, r19, r19, r19, r19, r19, r19, r19, r28, r19, r19, r19, r19, r19, r19, r19, r19, r26,
        r19, r19, r19, r19, r19, r19, r19, r29, r19, r19, r19, r19, r30, r19, r19, r19, r19, r19, r19, r19,
        r19, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r31, r31, r24, r24, r24, r24,
        r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24,
        r24, r24, r24, r24, r24, r32, r24, r24, r24, r31, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24,
        r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24,
        r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24,
        r24, r33, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24, r24,
    },
    // in_head_noscript
    {
        r34, r20, r34, r21, r34, r35, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r23, r23, r34, r34,
        r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34,
        r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r36, r34, r34, r34, r16, r34, r34, r34, r34,
        r34, r34, r34, r23, r34, r34, r34, r34, r34, r25, r34, r34, r34, r26, r36, r34, r34, r34, r34, r34,
        r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r26,
        r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34, r34,
        r34, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r37, r36, r36, r36, r36,
        r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36,
        r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36,
        r36, r36, r36, r36, r36, r36, r36, r36, r38, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36,
        r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36,
        r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36, r36,
    },
    // after_head
    {
        r39, r40, r39, r41, r39, r42, r39, r39, r39, r39, r39, r39, r39, r39, r39, r43, r43, r43, r39, r39,
        r44, r39, r39, r39, r39, r39, r39, r39, r39, r39, r39, r39, r39, r39, r39, r39, r39, r39, r39, r39,
        r39, r39, r39, r39, r45, r39, r39, r39, r39, r39, r39, r46, r39, r39, r39, r16, r39, r39, r39, r39,
        r39, r39, r39, r43, r39, r39, r39, r39, r39, r43, r39, r39, r39, r43, r39, r39, r39, r39, r39, r39,
        r39, r39, r39, r39, r39, r39, r39, r39, r39, r39, r43, r39, r39, r39, r39, r39, r39, r39, r39, r43,
        r39, r39, r39, r39, r39, r39, r39, r43, r39, r39, r39, r39, r43, r39, r39, r39, r39, r39, r39, r39,
        r39, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r47, r47, r46, r46, r46, r46,
        r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46,
        r46, r46, r46, r46, r46, r46, r46, r46, r46, r47, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46,
        r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46,
        r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46,
        r46, r33, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46, r46,
    },
    // in_body
    {
        r48, r49, r50, r51,  r52, r53, r54, r55, r56, r57, r58, r59, r57, r57,  r60, r23, r23, r23, r60, r57,
        r61, r59, r62, r63,  r57, r60, r63, r63, r64, r57, r57, r57, r57, r57,  r64, r60, r59, r57, r57, r57,
        r60, r57, r65, r63,  r66, r67, r67, r67, r67, r67, r67, r63, r57, r57,  r68, r16, r60, r69, r70, r59,
        r71, r59, r72, r23,  r73, r57, r58, r74, r57, r25, r57, r75, r76, r26,  r77, r58, r57, r78, r79, r57,
        r80, r81, r73, r82,  r83, r83, r82, r55, r60, r55, r28, r57, r57, r84,  r60, r80, r55, r60, r60, r26,
        r55, r57, r55, r85,  r86, r63, r63, r29, r87, r63, r63, r63, r30, r63,  r80, r60, r60, r57, r55, r59,
        r88, r89, r90, r91,  r92, r89, r91, r91, r90, r89, r89, r89, r90, r91,  r93, r94, r91, r89, r91, r90,
        r89, r89, r95, r91,  r91, r91, r91, r91, r95, r90, r89, r91, r91, r91,  r90, r91, r96, r89, r89, r97,
        r97, r97, r97, r97,  r97, r89, r91, r91, r89, r98, r90, r89, r89, r89,  r89, r89, r99, r89, r91, r91,
        r92, r89, r91, r89,  r91, r90, r89, r89, r89, r92, r91, r89, r89, r100, r89, r89, r91, r89, r89, r89,
        r89, r89, r90, r101, r89, r91, r91, r89, r90, r89, r89, r90, r90, r89,  r89, r91, r89, r89, r89, r89,
        r89, r33, r89, r89,  r89, r89, r89, r89, r89, r90, r90, r91, r89, r89,  r89,
    },
    // text
    {
        r102, r102, r102, r103, r103, r103, r104, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103,
        r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103,
        r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103,
        r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103,
        r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103,
        r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103,
        r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103, r103,
        r103, r103, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105,
        r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105,
        r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105,
        r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105,
        r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105,
        r106, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105,
        r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105, r105,
    },
    // in_table
    {
        r107, r107, r107, r108, r109, r110, r54,  r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r111, r109, r109, r112, r113, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r114, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r115, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r28,  r109, r109, r109, r109, r109, r109, r109, r109, r26,  r109, r109,
        r109, r109, r116, r117, r118, r29,  r109, r117, r118, r117, r109, r118, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r119, r109,
        r109, r119, r109, r109, r119, r119, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r119,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r120, r119, r119,
        r33,  r109, r119, r119, r119, r109, r119, r109, r109, r109, r109, r109, r109, r109,
    },
    // in_table_text
    {
        r121, r122, r122, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
        r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123, r123,
    },
    // in_caption
    {
        r48, r49,  r50,  r51,  r52,  r53,  r54,  r55,  r56,  r57,  r58,  r59,  r57, r57, r60,  r23,  r23,
        r23, r60,  r57,  r61,  r59,  r62,  r124, r57,  r60,  r124, r124, r64,  r57, r57, r57,  r57,  r57,
        r64, r60,  r59,  r57,  r57,  r57,  r60,  r57,  r65,  r63,  r66,  r67,  r67, r67, r67,  r67,  r67,
        r63, r57,  r57,  r68,  r16,  r60,  r69,  r70,  r59,  r71,  r59,  r72,  r23, r73, r57,  r58,  r74,
        r57, r25,  r57,  r75,  r76,  r26,  r77,  r58,  r57,  r78,  r79,  r57,  r80, r81, r73,  r82,  r83,
        r83, r82,  r55,  r60,  r55,  r28,  r57,  r57,  r84,  r60,  r80,  r55,  r60, r60, r26,  r55,  r57,
        r55, r85,  r86,  r124, r124, r29,  r87,  r124, r124, r124, r30,  r124, r80, r60, r60,  r57,  r55,
        r59, r88,  r89,  r90,  r91,  r92,  r89,  r91,  r91,  r90,  r89,  r89,  r89, r90, r91,  r125, r94,
        r91, r126, r91,  r90,  r125, r125, r95,  r91,  r91,  r91,  r91,  r91,  r95, r90, r89,  r91,  r91,
        r91, r90,  r91,  r96,  r89,  r89,  r97,  r97,  r97,  r97,  r97,  r97,  r89, r91, r91,  r89,  r125,
        r90, r89,  r89,  r89,  r89,  r89,  r99,  r89,  r91,  r91,  r92,  r89,  r91, r89, r91,  r90,  r89,
        r89, r89,  r92,  r91,  r89,  r89,  r100, r89,  r89,  r91,  r89,  r89,  r89, r89, r89,  r90,  r101,
        r89, r91,  r91,  r89,  r90,  r89,  r89,  r90,  r90,  r89,  r89,  r91,  r89, r89, r124, r125, r125,
        r33, r89,  r125, r125, r125, r89,  r125, r89,  r90,  r90,  r91,  r89,  r89, r89,
    },
    // in_column_group
    {
        r127, r128, r127, r129, r127, r130, r54,  r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r127, r127, r127, r127, r127, r131, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r16,  r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r127, r29,  r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r132, r133, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
        r33,  r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127, r127,
    },
    // in_table_body
    {
        r107, r107, r107, r108, r109, r110, r54,  r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r134, r109, r109, r134, r134, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r114, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r115, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r28,  r109, r109, r109, r109, r109, r109, r109, r109, r26,  r109, r109,
        r109, r109, r116, r134, r135, r29,  r109, r134, r135, r134, r109, r136, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r137, r109,
        r109, r137, r109, r109, r137, r137, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r137,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r134, r138, r137,
        r33,  r109, r138, r137, r138, r109, r137, r109, r109, r109, r109, r109, r109, r109,
    },
    // in_row
    {
        r107, r107, r107, r108, r109, r110, r54,  r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r139, r109, r109, r139, r139, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r114, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r115, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r28,  r109, r109, r109, r109, r109, r109, r109, r109, r26,  r109, r109,
        r109, r109, r116, r139, r140, r29,  r109, r139, r140, r139, r109, r139, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r141, r109,
        r109, r141, r109, r109, r141, r141, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r141,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109,
        r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r109, r139, r142, r141,
        r33,  r109, r142, r141, r142, r109, r143, r109, r109, r109, r109, r109, r109, r109,
    },
    // in_cell
    {
        r48, r49,  r50,  r51,  r52,  r53,  r54,  r55,  r56,  r57,  r58,  r59,  r57, r57, r60,  r23,  r23,
        r23, r60,  r57,  r61,  r59,  r62,  r144, r57,  r60,  r144, r144, r64,  r57, r57, r57,  r57,  r57,
        r64, r60,  r59,  r57,  r57,  r57,  r60,  r57,  r65,  r63,  r66,  r67,  r67, r67, r67,  r67,  r67,
        r63, r57,  r57,  r68,  r16,  r60,  r69,  r70,  r59,  r71,  r59,  r72,  r23, r73, r57,  r58,  r74,
        r57, r25,  r57,  r75,  r76,  r26,  r77,  r58,  r57,  r78,  r79,  r57,  r80, r81, r73,  r82,  r83,
        r83, r82,  r55,  r60,  r55,  r28,  r57,  r57,  r84,  r60,  r80,  r55,  r60, r60, r26,  r55,  r57,
        r55, r85,  r86,  r144, r144, r29,  r87,  r144, r144, r144, r30,  r144, r80, r60, r60,  r57,  r55,
        r59, r88,  r89,  r90,  r91,  r92,  r89,  r91,  r91,  r90,  r89,  r89,  r89, r90, r91,  r145, r94,
        r91, r145, r91,  r90,  r145, r145, r95,  r91,  r91,  r91,  r91,  r91,  r95, r90, r89,  r91,  r91,
        r91, r90,  r91,  r96,  r89,  r89,  r97,  r97,  r97,  r97,  r97,  r97,  r89, r91, r91,  r89,  r145,
        r90, r89,  r89,  r89,  r89,  r89,  r99,  r89,  r91,  r91,  r92,  r89,  r91, r89, r91,  r90,  r89,
        r89, r89,  r92,  r91,  r89,  r89,  r100, r89,  r89,  r91,  r89,  r89,  r89, r89, r89,  r90,  r101,
        r89, r91,  r91,  r89,  r90,  r89,  r89,  r90,  r90,  r89,  r89,  r91,  r89, r89, r146, r146, r147,
        r33, r89,  r146, r147, r146, r89,  r146, r89,  r90,  r90,  r91,  r89,  r89, r89,
    },
    // in_select
    {
        r148, r149, r149, r150, r151, r152, r54,  r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r153, r16,  r151, r151, r151, r151, r154, r154, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r155, r156, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r28,  r151, r151, r157, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r29,  r154, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r158, r159, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r160, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r33,  r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
    },
    // in_select_in_table
    {
        r148, r149, r149, r150, r151, r152, r54,  r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r161, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r153, r16,  r151, r151, r151, r151, r154, r154, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r155, r156, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r28,  r151, r151, r157, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r161, r161, r161, r29,  r154, r161, r161, r161, r151, r161, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r162, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r151, r158, r159, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151,
        r151, r151, r151, r160, r151, r151, r151, r151, r151, r151, r151, r151, r151, r151, r162, r162, r162,
        r33,  r151, r162, r162, r162, r151, r162, r151, r151, r151, r151, r151, r151, r151,
    },
    // in_template
    {
        r48,  r49,  r50,  r51,  r163, r53,  r164, r165, r165, r165, r165, r165, r165, r165, r165, r23,  r23,
        r23,  r165, r165, r165, r165, r165, r166, r165, r165, r167, r166, r165, r165, r165, r165, r165, r165,
        r165, r165, r165, r165, r165, r165, r165, r165, r165, r165, r165, r165, r165, r165, r165, r165, r165,
        r165, r165, r165, r165, r165, r165, r165, r165, r165, r165, r165, r165, r23,  r165, r165, r165, r165,
        r165, r25,  r165, r165, r165, r26,  r165, r165, r165, r165, r165, r165, r165, r165, r165, r165, r165,
        r165, r165, r165, r165, r165, r28,  r165, r165, r165, r165, r165, r165, r165, r165, r26,  r165, r165,
        r165, r165, r165, r166, r168, r29,  r165, r166, r168, r166, r30,  r169, r165, r165, r165, r165, r165,
        r165, r165, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170,
        r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170,
        r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170,
        r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170,
        r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170,
        r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170,
        r33,  r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170, r170,
    },
    // after_body
    {
        r171, r49,  r171, r172, r171, r173, r174, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r16,  r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r175,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
        r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171, r171,
    },
    // in_frameset
    {
        r176, r177, r176, r178, r176, r179, r180, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r176, r176, r176, r176, r181, r182, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r16,  r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r26,  r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r183, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
        r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176, r176,
    },
    // after_frameset
    {
        r184, r185, r184, r186, r184, r187, r188, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r16,  r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r184, r26,  r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r189,
        r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
        r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184, r184,
    },
    // after_after_body
    {
        r190, r49,  r190, r191, r190, r53,  r192, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r16,  r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
        r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190, r190,
    },
    // after_after_frameset
    {
        r193, r49,  r193, r194, r193, r53,  r195, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r16,  r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r26,  r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
        r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193, r193,
    },
    // foreign_content
    {
        r196, r197, r198, r199, r200, r201, r200, r202, r202, r202, r202, r202, r202, r202, r203, r202, r202,
        r202, r203, r203, r203, r203, r202, r202, r203, r203, r202, r202, r203, r202, r202, r202, r203, r203,
        r203, r203, r203, r202, r202, r202, r204, r202, r202, r202, r202, r203, r203, r203, r203, r203, r203,
        r203, r202, r202, r203, r202, r203, r202, r202, r203, r202, r202, r203, r202, r203, r202, r202, r202,
        r203, r203, r202, r203, r202, r202, r202, r202, r203, r202, r202, r203, r202, r202, r203, r202, r202,
        r202, r202, r203, r203, r202, r202, r202, r202, r202, r203, r202, r203, r203, r203, r202, r203, r202,
        r203, r202, r203, r202, r202, r202, r202, r202, r202, r202, r202, r202, r202, r203, r203, r203, r203,
        r202, r202, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r203,
        r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205,
        r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205,
        r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205,
        r205, r205, r205, r205, r205, r205, r203, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205,
        r206, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205,
        r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205, r205,
    },
};

}  // namespace

// The same for each name: what a tag leads to waits for its name, so one look-up is better than two.
constexpr DispatchTable::DispatchTable() : rules() {
  for (unsigned mode = 0; mode < kModes; ++mode) {
    for (unsigned plain = 0; plain < token_class::start_tag; ++plain)
      rules[mode][plain] = written[mode][plain];
    for (unsigned name = 0; name < kTagClasses; ++name) {
      const unsigned column = token_class::start_tag + column_of_tag[name];
      rules[mode][token_class::start_tag + name] = written[mode][column];
      rules[mode][token_class::end_tag + name] = written[mode][column + kTagColumns];
    }
  }
}
constexpr DispatchTable dispatch_table;

}  // namespace lockstep::edition_2024_09_12
